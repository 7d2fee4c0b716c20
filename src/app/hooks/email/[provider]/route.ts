import { receiveFeedback } from '@/data/newsletter/feedback/receive'
import { refuse } from '@/http/problem-error'
import { readText } from '@/http/read-body'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** In milliseconds. The certificate of Amazon may be fetched first. */
const DEADLINE = 10_000

/**
 * Receives what a mail provider reports about addresses: `POST /hooks/email/postmark`, `mailgun` or
 * `ses`. A request that the provider did not sign gets 404, as a path that does not exist.
 */
const receive: RouteHandler = async (request, { params }) => {
  const { provider = '' } = await params
  const { headers } = request
  const body = await readText(request)
  if (!(await receiveFeedback(provider, { headers, body, now: new Date() })))
    throw refuse.notFound('Not found.')
  return writeResponse(200, { received: true })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: receive },
  { deadline: DEADLINE },
)
