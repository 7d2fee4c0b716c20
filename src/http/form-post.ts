import 'server-only'
import type { ProblemError } from './problem-error'
import { readForm } from './read-body'
import { type RouteHandler, withErrors } from './with-errors'

interface FormPost {
  readonly form: FormData
  /** The token in the URL; empty if the form needs none. */
  readonly token: string
  /** The other values in the URL. */
  readonly query: URLSearchParams
  readonly headers: Headers
}

/** In milliseconds. Long, because a user waits for the page and the first request may be slow. */
const DEADLINE = 6000

/**
 * A form that works without JavaScript, authorized by the token in its URL. Cookies and origin are
 * not checked: email clients also send this request (one-click unsubscribe) and have only the
 * token. Errors are returned as plain text, because a browser displays them.
 */
export function formPost(handle: (post: FormPost) => Promise<Response>): RouteHandler {
  return withErrors(
    async (request) => {
      const { searchParams: query } = new URL(request.url)
      const token = query.get('token') ?? ''
      return handle({ token, query, form: await readForm(request), headers: request.headers })
    },
    { deadline: DEADLINE, toResponse: problemLine },
  )
}

/** Describes an error as plain text. */
export function problemLine({ problem: { detail, status }, headers }: ProblemError): Response {
  return lineResponse(`${detail} (Error ${status})`, status, headers)
}

const uncached = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Redirects the browser to a page with GET, so that a reload does not submit the form again. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = new Headers({ ...uncached, location: path })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A plain-text response. */
export function lineResponse(
  line: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${line}\n`, {
    status,
    headers: { ...headers, ...uncached, 'content-type': 'text/plain; charset=utf-8' },
  })
}
