import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from './staff'

/** A request of a member of the staff, whose access rules apply to what is read with it. */
export async function staffRequest(user: Staff): Promise<PayloadRequest> {
  return createLocalReq({ user }, await payloadClient())
}
