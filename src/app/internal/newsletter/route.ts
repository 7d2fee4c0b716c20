import { z } from 'zod/mini'
import { sendDueNewsletter } from '@/data/newsletter/sendings'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. A run ends after ten seconds and the attempts that it has begun. */
const DEADLINE = 60_000

/** Sends a part of an issue of the newsletter. Called by the worker in the server around Next. */
const sendDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { sent: await sendDueNewsletter() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: sendDue },
  { deadline: DEADLINE },
)
