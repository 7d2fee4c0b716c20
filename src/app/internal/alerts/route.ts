import { z } from 'zod/mini'
import { sendAlerts } from '@/data/alerts/send-alerts'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. Thousands of emails may be written. */
const DEADLINE = 300_000

/** Sends the alerts that are due. Called every minute by the server around Next. */
const sendDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { sent: await sendAlerts() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: sendDue },
  { deadline: DEADLINE },
)
