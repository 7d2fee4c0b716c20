import { inclusions } from '@/contract/homes/inclusions'
import {
  countKnown,
  type Inclusions,
  type StoredInclusions,
  toInclusions,
} from '@/domain/inclusions/inclusions'
import { storedFields } from '../sql/stored-fields'

export const inclusionFields = storedFields(inclusions)

/** What a document says itself; `null` if it says nothing. */
export function toOwnInclusions(stored: StoredInclusions | null | undefined): Inclusions | null {
  const own = toInclusions(stored)
  return countKnown(own).known === 0 ? null : own
}
