import { z } from 'zod/mini'
import { deleteExpired } from '@/data/retention/mutations'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. The next day deletes the rest. */
const DEADLINE = 4 * 60_000

/** Deletes the data whose time is over. Called once a day by the server around Next. */
const deleteDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { deleted: await deleteExpired() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: deleteDue },
  { deadline: DEADLINE },
)
