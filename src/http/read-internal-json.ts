import 'server-only'
import type { z } from 'zod/mini'
import { isInternalRequest } from '@/lib/internal-auth'
import { refuse } from './problem-error'
import { readJson } from './read-body'

/**
 * The body of a request that the guide's server sends to itself. To everybody else there is nothing
 * at the address: throws 404.
 */
export async function readInternalJson<Body extends z.ZodMiniType>(
  request: Request,
  purpose: Parameters<typeof isInternalRequest>[0],
  schema: Body,
): Promise<z.output<Body>> {
  if (!isInternalRequest(purpose, request.headers.get('authorization'))) {
    throw refuse.notFound('There is nothing here.')
  }
  const result = schema.safeParse(await readJson(request))
  if (!result.success) throw refuse.notJson()
  return result.data
}
