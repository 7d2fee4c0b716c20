import type { JsonObject } from 'payload'
import { fieldStorage } from '@/database/submissions/storage'
import type { FieldValues } from '@/domain/submissions/decide/plan-changes'
import type { FieldId } from '@/domain/submissions/fields'

/** Payload stores a chosen day as noon UTC. */
export const atNoon = (day: string) => `${day}T12:00:00.000Z`

function storedValue(value: unknown, isDay: boolean): unknown {
  return isDay && typeof value === 'string' ? atNoon(value) : value
}

/**
 * The values of fields as those of a document. Numbers of builders have a table of their own, and an
 * offer is a row of the incentives.
 */
export function listingData(values: FieldValues): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => {
      const stored = fieldStorage(id as FieldId)
      if (stored.as === 'builder-number' || stored.as === 'offer') return []
      return [[stored.field, storedValue(value, stored.as === 'column' && stored.isDay)]]
    }),
  )
}
