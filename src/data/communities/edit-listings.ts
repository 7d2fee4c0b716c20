import 'server-only'
import { createLocalReq } from 'payload'
import {
  editedFields,
  type ListingEdit,
  type ListingValues,
} from '@/domain/communities/listing-edit'
import type { SaveProblem } from '@/domain/listings/save-problem'
import { saveListing } from '../listings/save-listing'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'

export interface EditedListings {
  readonly saved: readonly number[]
  /** The edits that were not saved. */
  readonly problems: readonly { readonly id: number; readonly problem: SaveProblem }[]
}

/** The values that an edit changes. */
function changedValues(edit: ListingEdit): Partial<ListingValues> {
  return Object.fromEntries(editedFields(edit).map((field) => [field, edit.to[field]]))
}

/**
 * Saves edits of communities, each in its own transaction. An edit whose community no longer has the
 * values that the editor saw is not saved.
 */
export async function editListings(
  edits: readonly ListingEdit[],
  user: Staff,
): Promise<EditedListings> {
  const payload = await payloadClient()
  const saved: number[] = []
  const problems: EditedListings['problems'][number][] = []
  for (const edit of edits) {
    const req = await createLocalReq({ user }, payload)
    const { id, from } = edit
    const outcome = await saveListing(req, 'communities', {
      id,
      data: changedValues(edit),
      seen: from,
    })
    if (outcome.state === 'saved') saved.push(id)
    else problems.push({ id, problem: outcome })
  }
  return { saved, problems }
}
