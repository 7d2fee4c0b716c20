'use server'

import type { Where } from 'payload'
import * as z from 'zod/mini'
import { type ListingUpdate, unpublishEvents, updateListings } from '@/data/dashboard/mutations'
import { idsWhere } from '@/data/dashboard/queries'
import { sendHeld } from '@/data/deliveries/held'
import { communityStatuses, deliveryChannels, getValues } from '@/domain/enums'
import { toOutcome } from '../bulk-update/to-outcome'
import { editor, ids } from '../editor'
import type { Outcome } from '../use-action'

const status = z.enum(getValues(communityStatuses))

async function update(listings: readonly number[], as: ListingUpdate): Promise<Outcome> {
  return toOutcome(await updateListings(ids.parse(listings), as, await editor()))
}

/** Marks communities as verified now. */
export async function verifyListings(listings: readonly number[]): Promise<Outcome> {
  return update(listings, { field: 'verifiedAt', value: new Date() })
}

/** Restores when a community was last verified, as an ISO date and time. */
export async function restoreVerification(
  listing: number,
  verifiedAt: string | null,
): Promise<Outcome> {
  const value = z.nullable(z.iso.datetime()).parse(verifiedAt)
  return update([listing], { field: 'verifiedAt', value: value === null ? null : new Date(value) })
}

/** Features communities or stops featuring them. */
export async function featureListings(
  listings: readonly number[],
  value: boolean,
): Promise<Outcome> {
  return update(listings, { field: 'isFeatured', value: z.boolean().parse(value) })
}

/** Sets the availability of communities. */
export async function setAvailability(
  listings: readonly number[],
  value: string,
): Promise<Outcome> {
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

const channel = z.enum(getValues(deliveryChannels))

/** Sends what was held while a channel was not set up. Returns how many were queued. */
export async function sendHeldDeliveries(held: string): Promise<number> {
  return sendHeld(channel.parse(held), await editor())
}
