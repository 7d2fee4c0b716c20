import { z } from 'zod/mini'
import { checkDueLinks } from '@/data/links/mutations'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. Once a day all published documents are read first. */
const DEADLINE = 2 * 60_000

/** Checks links to other websites. Called every ten minutes by the server around Next. */
const checkDue: RouteHandler = async (request) => {
  await readInternalJson(request, z.object({}))
  return writeResponse(200, { checked: await checkDueLinks() })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: checkDue },
  { deadline: DEADLINE },
)
