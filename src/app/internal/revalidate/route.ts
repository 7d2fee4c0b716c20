import { createHmac, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod/mini'
import { guarded } from '@/http/guarded'
import { refuse } from '@/http/problem-error'
import { readJson } from '@/http/read-body'
import { writeAnswer } from '@/http/respond'
import { env } from '@/lib/env'
import { preparedAnswers } from '@/lib/prepared-answers'

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

/** Expires prepared pages and answers by tag: for the launcher and the server around Next. */
export const POST = guarded(async (request) => {
  if (!isOwnProcess(request)) throw refuse.notFound('There is nothing here.')
  const result = body.safeParse(await readJson(request))
  if (!result.success) throw refuse.notJson()
  for (const tag of result.data.tags) revalidateTag(tag, { expire: 0 })
  preparedAnswers.expire(result.data.tags)
  return writeAnswer(204)
})
