import type { Connection } from '@/database/sql/query'
import type { BuilderNumber } from '@/database/submissions/builder-numbers'
import {
  forgetChanges,
  readChanges,
  saveChanges,
  saveReplacedNumbers,
} from '@/database/submissions/changes'
import type { DayChange } from '@/database/submissions/day-changes'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import type { Replaced } from '../../listings/save-listing'

/** A listing that applying wrote. */
export interface Written {
  readonly kind: ListingKind
  readonly id: number
  readonly name: string
  readonly isNew: boolean
  /** `null` for a new listing, and if nothing changed. */
  readonly replaced: Replaced | null
  /** What was recorded that day before. */
  readonly dayChanges: readonly DayChange[]
  /** The row of the incentives that was written. */
  readonly offer?: string
}

type EditedListings = ReadonlyMap<ListingKind, ReadonlySet<number>>

interface Changes {
  readonly written: readonly Written[]
  /** Listings that someone changed after this submission was published before. */
  readonly edited: EditedListings
  readonly numbers: readonly BuilderNumber[]
}

/**
 * Stores what applying replaced. Where a submission that was opened again changes a listing a second
 * time, undo goes back to what was before the first time, but not past what someone else changed in
 * between.
 */
export async function storeChanges(
  connection: Connection,
  submission: number,
  { written, edited, numbers }: Changes,
): Promise<void> {
  const changed = written.filter(({ isNew, replaced }) => isNew || replaced !== null)
  for (const kind of listingKinds) {
    const own = changed.filter((one) => one.kind === kind)
    const overwritten = own.flatMap(({ id }) => (edited.get(kind)?.has(id) ? [id] : []))
    await forgetChanges(connection, submission, kind, overwritten)
    const changes = own.map(({ id, name, isNew, replaced, dayChanges, offer }) => ({
      id,
      name,
      isNew,
      before: replaced && { ...replaced, dayChanges },
      ...(offer !== undefined && { offer }),
    }))
    await saveChanges(connection, submission, kind, changes)
  }
  await saveReplacedNumbers(connection, submission, numbers)
}

/** The listings that a submission changed when it was published before, and that someone changed since. */
export async function readEdited(
  connection: Connection,
  submission: number,
): Promise<EditedListings> {
  const edited = new Map<ListingKind, ReadonlySet<number>>()
  for (const kind of listingKinds) {
    const changes = await readChanges(connection, submission, kind)
    edited.set(kind, new Set(changes.flatMap(({ id, isEdited }) => (isEdited ? [id] : []))))
  }
  return edited
}
