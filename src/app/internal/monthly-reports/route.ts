import { z } from 'zod/mini'
import { sendMonthlyReports } from '@/data/reports/mutations'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. Each of some hundred reports is a transaction. */
const DEADLINE = 2 * 60_000

/** Sends the reports that are due. Called once a day by the server around Next. */
const sendDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { sent: await sendMonthlyReports() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: sendDue },
  { deadline: DEADLINE },
)
