import 'server-only'
import { queueHeld } from '@/database/deliveries/held'
import type { DeliveryChannel } from '@/domain/enums'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

/** Queues every held delivery of a channel for a user. Returns how many. */
export async function sendHeld(channel: DeliveryChannel, user: Staff): Promise<number> {
  const { db } = await payloadClient()
  return queueHeld(db.drizzle, channel, user)
}
