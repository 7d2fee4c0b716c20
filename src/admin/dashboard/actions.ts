'use server'

import type { Where } from 'payload'
import * as z from 'zod/mini'
import { type ListingUpdate, unpublishEvents, updateListings } from '@/data/dashboard/mutations'
import { idsWhere } from '@/data/dashboard/queries'
import { communityStatuses, valuesOf } from '@/domain/enums'
import { editor, ids } from '../editor'

const status = z.enum(valuesOf(communityStatuses))

async function update(listings: readonly number[], as: ListingUpdate): Promise<number> {
  return updateListings(ids.parse(listings), as, await editor())
}

/** Marks communities as verified now. Returns how many were changed. */
export async function verifyListings(listings: readonly number[]): Promise<number> {
  return update(listings, { field: 'verifiedAt', value: new Date() })
}

/** Features communities or stops featuring them. Returns how many were changed. */
export async function featureListings(
  listings: readonly number[],
  value: boolean,
): Promise<number> {
  return update(listings, { field: 'isFeatured', value: z.boolean().parse(value) })
}

/** Sets the availability of communities. Returns how many were changed. */
export async function setAvailability(listings: readonly number[], value: string): Promise<number> {
  return update(listings, { field: 'status', value: status.parse(value) })
}

/** The ids of the communities that match a list filter. */
export async function listingsWhere(where: Where): Promise<readonly number[]> {
  return idsWhere('communities', where, await editor())
}

/** Unpublishes an event that is over. Returns 0 if it is not over. */
export async function unpublishEvent(event: number): Promise<number> {
  return unpublishEvents(ids.parse([event]), await editor())
}

/** Unpublishes all events that are over. Returns how many were changed. */
export async function unpublishEndedEvents(): Promise<number> {
  return unpublishEvents('all', await editor())
}
