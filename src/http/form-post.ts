import 'server-only'
import { guarded, type RouteHandler } from './guarded'
import { readForm } from './read-body'

interface FormPost {
  readonly form: FormData
  /** The token in the address. */
  readonly token: string
}

/**
 * A form that a page sends without scripts, for whoever holds the token in its address. Neither
 * cookie nor origin is asked for: mail programs send it too, and the token is all they have.
 */
export function formPost(answer: (post: FormPost) => Promise<Response>): RouteHandler {
  return guarded(async (request) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    return answer({ token, form: await readForm(request) })
  })
}

const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Sends the browser on to a page of the site, by GET: loading that anew sends nothing twice. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = new Headers({ ...unkept, location: path })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A line for a program. */
export function lineAnswer(line: string): Response {
  return new Response(`${line}\n`, {
    headers: { ...unkept, 'content-type': 'text/plain; charset=utf-8' },
  })
}
