import { z } from 'zod/mini'
import { remindOfRenewals } from '@/data/ads/renewals'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. Some dozen emails are queued in one transaction. */
const DEADLINE = 60_000

/** Reminds the staff of bookings that end soon. Called once a day by the server around Next. */
const remindDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { reminded: await remindOfRenewals() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: remindDue },
  { deadline: DEADLINE },
)
