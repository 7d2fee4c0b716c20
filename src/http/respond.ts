import { createHash } from 'node:crypto'
import type { ProblemError } from './problem-error'

/**
 * Shared caches may store a response for one second and serve it stale for 30 seconds while they
 * revalidate it. Browsers revalidate every time and get 304.
 */
export const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'
/** For responses that are specific to the request. */
export const PRIVATE = 'private, no-store'

/** A weak ETag, because the same text is sent in several encodings. */
export function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** The response of a read: the full text, 304 if the client already has it, no body for HEAD. */
export function readResponse(
  request: Request,
  text: string,
  own: Readonly<Record<string, string>>,
): Response {
  const body = Buffer.from(text)
  const headers: Record<string, string> = { ...own, etag: entityTag(body) }
  if (isKnown(request.headers.get('if-none-match'), headers.etag)) {
    const { 'content-type': _, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/**
 * Whether `If-None-Match` contains the ETag. Weak and strong ETags compare as equal (RFC 9110,
 * 13.1.2).
 */
export function isKnown(
  header: string | null | undefined,
  tag: string | null | undefined,
): boolean {
  if (!header || !tag) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((part) => opaque(part) === opaque(tag))
}

/** The response of a write, which is not cached. */
export function writeResponse(status: number, value?: unknown): Response {
  const headers = { 'cache-control': 'no-store' }
  if (value === undefined) return new Response(null, { status, headers })
  return Response.json(value, { status, headers })
}

/** An API error as RFC 9457 problem+json. */
export function problemResponse({ problem, headers }: ProblemError): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
