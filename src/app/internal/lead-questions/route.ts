import { z } from 'zod/mini'
import { askBuyers } from '@/data/leads/questions'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. Some dozen emails are queued in one transaction. */
const DEADLINE = 60_000

/** Asks buyers whether they have an answer. Called every hour by the server around Next. */
const askDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { asked: await askBuyers() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: askDue },
  { deadline: DEADLINE },
)
