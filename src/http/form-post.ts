import 'server-only'
import { problem } from '@/contract/problem'
import { readForm } from './read-body'
import { type RouteHandler, withErrors } from './with-errors'

interface FormPost {
  readonly form: FormData
  /** The token in the address. */
  readonly token: string
}

/** A person waits for a page, and a first visit may have to wake it; in milliseconds. */
const DEADLINE = 6000

/**
 * A form that a page sends without scripts, for whoever holds the token in its address. Neither
 * cookie nor origin is asked for: mail programs send it too, and the token is all they have. What
 * goes wrong is said in a line, as a browser shows it.
 */
export function formPost(answer: (post: FormPost) => Promise<Response>): RouteHandler {
  const handler = withErrors(async (request) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    return answer({ token, form: await readForm(request) })
  }, DEADLINE)
  return async (request, context) => {
    const response = await handler(request, context)
    if (response.status < 400) return response
    const { status, detail } = problem.parse(await response.json())
    return lineAnswer(`${detail} (Error ${status})`, status, response.headers.get('retry-after'))
  }
}

const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Sends the browser on to a page of the site, by GET: loading that anew sends nothing twice. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = new Headers({ ...unkept, location: path })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A line of text. */
export function lineAnswer(line: string, status = 200, retryAfter: string | null = null): Response {
  const headers = { ...unkept, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${line}\n`, {
    status,
    headers: { ...headers, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) },
  })
}
