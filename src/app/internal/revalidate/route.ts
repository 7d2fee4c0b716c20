import { revalidateTag } from 'next/cache'
import { z } from 'zod/mini'
import { readInternalJson } from '@/http/read-internal-json'
import { writeAnswer } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { preparedAnswers } from '@/lib/prepared-answers'

const body = z.object({ tags: z.array(z.string().check(z.minLength(1), z.maxLength(200))) })

/**
 * Invalidates cached pages and responses by tag. Called by the launcher and the server around Next.
 */
const revalidate: RouteHandler = async (request) => {
  const { tags } = await readInternalJson(request, 'revalidate', body)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  preparedAnswers.expire(tags)
  return writeAnswer(204)
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: revalidate })
