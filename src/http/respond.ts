import { createHash } from 'node:crypto'
import type { ProblemError } from './problem-error'

/**
 * Shared caches may keep an answer for a second and serve it for half a minute more while they
 * fetch it anew; a browser asks each time and is told 304.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'

function entityTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether `If-None-Match` names the tag; weak and strong tags compare alike (RFC 9110, 13.1.2). */
function isKnown(header: string | null, tag: string): boolean {
  if (!header) return false
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
  )
}

/** A read's answer: JSON with `ETag` and `Cache-Control`, or 304 without a body. */
export function jsonAnswer(
  request: Request,
  value: unknown,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const body = JSON.stringify(value)
  const tag = entityTag(body)
  const headers = { ...extra, etag: tag, 'cache-control': CACHE_CONTROL }
  if (isKnown(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  })
}

/** A write's answer; nobody keeps it. */
export function created(value: unknown): Response {
  return Response.json(value, { status: 201, headers: { 'cache-control': 'no-store' } })
}

/** An error of the contract as RFC 9457 problem+json. */
export function problemAnswer({ problem, headers }: ProblemError): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
