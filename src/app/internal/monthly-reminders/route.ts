import { z } from 'zod/mini'
import { env } from '@/config/env'
import { sendMonthlyReminders } from '@/data/verification/remind-overdue'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. Each of some hundred reminders is a transaction. */
const DEADLINE = 2 * 60_000

/**
 * Sends the reminders that are due. Called once a day by the server around Next. Without a mail server
 * none are stored: held ones would all be sent once there is one.
 */
const remindDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { sent: env.SMTP_URL ? await sendMonthlyReminders() : 0 })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: remindDue },
  { deadline: DEADLINE },
)
