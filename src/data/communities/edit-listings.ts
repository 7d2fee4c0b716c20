import 'server-only'
import {
  editedFields,
  type ListingEdit,
  type ListingValues,
} from '@/domain/communities/listing-edit'
import type { BulkResult } from '@/domain/documents/bulk-result'
import { saveListings } from '../listings/save-listings'
import type { Staff } from '../staff/staff'

/** The values that an edit changes. */
function changedValues(edit: ListingEdit): Partial<ListingValues> {
  return Object.fromEntries(editedFields(edit).map((field) => [field, edit.to[field]]))
}

/**
 * Saves edits of communities. An edit whose community no longer has the values that the editor saw is
 * not saved.
 */
export function editListings(edits: readonly ListingEdit[], user: Staff): Promise<BulkResult> {
  const changes = edits.map((edit) => ({ id: edit.id, data: changedValues(edit), seen: edit.from }))
  return saveListings('communities', changes, user)
}
