'use server'

import type { Where } from 'payload'
import * as z from 'zod/mini'
import { idsWhere } from '@/data/desk/ids-where'
import { type ListingMark, markListings } from '@/data/desk/mark-listings'
import { takeDownEvents } from '@/data/desk/take-down'
import { communityStatuses, valuesOf } from '@/domain/options'
import { editor, ids } from '../editor'

const status = z.enum(valuesOf(communityStatuses))

async function mark(listings: readonly number[], as: ListingMark): Promise<number> {
  return markListings(ids.parse(listings), as, await editor())
}

/** Notes that communities were checked with their builders just now; answers how many. */
export async function verifyListings(listings: readonly number[]): Promise<number> {
  return mark(listings, { field: 'verifiedAt', value: new Date() })
}

/** Puts communities forward, or no longer; answers how many. */
export async function featureListings(
  listings: readonly number[],
  value: boolean,
): Promise<number> {
  return mark(listings, { field: 'isFeatured', value: z.boolean().parse(value) })
}

/** Sets whether homes are to be had; answers of how many communities. */
export async function setAvailability(listings: readonly number[], value: string): Promise<number> {
  return mark(listings, { field: 'status', value: status.parse(value) })
}

/** The communities that a filter of their list lets through. */
export async function listingsWhere(where: Where): Promise<readonly number[]> {
  return idsWhere('communities', where, await editor())
}

/** Takes an event that is over off the site; answers how many, which is none if it is not over. */
export async function takeDownEvent(event: number): Promise<number> {
  return takeDownEvents(ids.parse([event]), await editor())
}

/** Takes every event that is over off the site; answers how many. */
export async function takeDownEndedEvents(): Promise<number> {
  return takeDownEvents('all', await editor())
}
