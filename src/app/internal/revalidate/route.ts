import { createHmac, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod/mini'
import { refuse } from '@/http/problem-error'
import { route, write } from '@/http/route'
import { env } from '@/lib/env'

const body = z.object({ tags: z.array(z.string().check(z.minLength(1), z.maxLength(200))) })

/** The key of the guide's own processes: whoever knows the secret may expire pages. */
function isOwnProcess(request: Request): boolean {
  const expected = createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update('revalidate')
    .digest()
  const given = Buffer.from(
    (request.headers.get('authorization') ?? '').replace(/^Bearer /, ''),
    'hex',
  )
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Expires prepared pages and answers by tag: for the launcher, the worker and other nodes. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: write({
    body,
    answer: async ({ body: { tags }, request }) => {
      if (!isOwnProcess(request)) throw refuse.notFound('There is nothing here.')
      for (const tag of tags) revalidateTag(tag, { expire: 0 })
      return new Response(null, { status: 204 })
    },
  }),
})
