import { eventTypes } from '@/domain/options'

type EventType = (typeof eventTypes)[number]

/** The type of an event, `null` for one that the guide does not know. */
export function knownType(value: string | null | undefined): EventType | null {
  return eventTypes.find((type) => type.value === value) ?? null
}

/** What a visitor reads: a type that is not known, or missing, is shown as an open house. */
export function typeLabel(value: string | null | undefined): string {
  return (knownType(value) ?? eventTypes[1]).label
}
