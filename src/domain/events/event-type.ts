import { eventTypes } from '../enums'

type EventType = (typeof eventTypes)[number]

/** The type of an event; `null` if it is unknown. */
export function knownType(value: string | null | undefined): EventType | null {
  return eventTypes.find((type) => type.value === value) ?? null
}

/** The label of a type; an unknown or missing type is labeled as an open house. */
export function typeLabel(value: string | null | undefined): string {
  return (knownType(value) ?? eventTypes[1]).label
}
