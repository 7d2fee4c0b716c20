import { revalidateTag } from 'next/cache'
import { z } from 'zod/mini'
import { readInternalJson } from '@/http/read-internal-json'
import { writeAnswer } from '@/http/respond'
import { withErrors } from '@/http/with-errors'
import { preparedAnswers } from '@/lib/prepared-answers'

const body = z.object({ tags: z.array(z.string().check(z.minLength(1), z.maxLength(200))) })

/**
 * Invalidates cached pages and responses by tag. Called by the launcher and the server around Next.
 */
export const POST = withErrors(async (request) => {
  const { tags } = await readInternalJson(request, 'revalidate', body)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  preparedAnswers.expire(tags)
  return writeAnswer(204)
})
