import 'server-only'
import type { BulkResult } from '@/domain/documents/bulk-result'
import { saveEach } from '../documents/save-each'
import type { Staff } from '../staff/staff'
import { type ListingChange, type ListingCollection, saveListing } from './save-listing'

/** Changes listings, each in its own transaction. */
export const saveListings = <Slug extends ListingCollection>(
  collection: Slug,
  changes: readonly ListingChange<Slug>[],
  user: Staff,
): Promise<BulkResult> =>
  saveEach({
    collection,
    changes,
    user,
    save: (req, change) => saveListing(req, collection, change),
  })
