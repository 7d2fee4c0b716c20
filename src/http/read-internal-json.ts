import 'server-only'
import type { z } from 'zod/mini'
import { INTERNAL_TOKEN_HEADER, isInternalRequest } from '@/lib/tokens/internal-auth'
import { refuse } from './problem-error'
import { readJson } from './read-body'

/**
 * Parses the body of an internal request of the server to itself. Throws 404 for all other
 * requests.
 */
export async function readInternalJson<Body extends z.ZodMiniType>(
  request: Request,
  schema: Body,
): Promise<z.output<Body>> {
  if (!(await isInternalRequest(request.headers.get(INTERNAL_TOKEN_HEADER)))) {
    throw refuse.notFound('Not found.')
  }
  const result = schema.safeParse(await readJson(request))
  if (!result.success) throw refuse.notJson()
  return result.data
}
