import 'server-only'
import { problem } from '@/contract/problem'
import { readForm } from './read-body'
import { type RouteHandler, withErrors } from './with-errors'

interface FormPost {
  readonly form: FormData
  /** The token in the URL. */
  readonly token: string
}

/** In milliseconds. Long, because a user waits for the page and the first request may be slow. */
const DEADLINE = 6000

/**
 * A form that works without JavaScript, authorized by the token in its URL. Cookies and origin are
 * not checked: email clients also send this request (one-click unsubscribe) and have only the
 * token. Errors are returned as plain text, because a browser displays them.
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

/** Redirects the browser to a page with GET, so that a reload does not submit the form again. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = new Headers({ ...unkept, location: path })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A plain-text response. */
export function lineAnswer(line: string, status = 200, retryAfter: string | null = null): Response {
  const headers = { ...unkept, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${line}\n`, {
    status,
    headers: { ...headers, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) },
  })
}
