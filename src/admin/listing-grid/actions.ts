'use server'

import * as z from 'zod/mini'
import { editListings } from '@/data/communities/edit-listings'
import { LISTING_PRICE_MAX } from '@/domain/communities/listing-edit'
import type { BulkResult } from '@/domain/documents/bulk-result'
import { communityStatuses, getValues } from '@/domain/enums'
import { editor } from '../editor'

const values = z.object({
  startPrice: z.nullable(z.number().check(z.gte(0), z.lte(LISTING_PRICE_MAX))),
  status: z.nullable(z.enum(getValues(communityStatuses))),
  verifiedAt: z.nullable(z.iso.datetime()),
})

/** A page of the list has at most 100 rows. */
const edits = z
  .array(z.object({ id: z.int().check(z.positive()), from: values, to: values }))
  .check(z.maxLength(100))

/** Saves edits made in the list of communities. Returns what was saved and what was not. */
export async function saveListings(typed: unknown): Promise<BulkResult> {
  return editListings(edits.parse(typed), await editor())
}
