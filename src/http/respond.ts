import { createHash } from 'node:crypto'
import type { PreparedAnswer } from '@/lib/prepared-answers'
import type { ProblemError } from './problem-error'

/**
 * Shared caches may keep an answer for a second and serve it for half a minute more while they
 * fetch it anew; a browser asks each time and is told 304.
 */
export const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'
/** For one caller, and for now. */
export const PRIVATE = 'private, no-store'

/** A weak tag: the same text is sent in several encodings. */
function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Makes the answer of a read out of its text. */
export function prepare(
  text: string,
  headers: Readonly<Record<string, string>>,
  anonymousOnly = false,
): PreparedAnswer {
  const body = Buffer.from(text)
  return {
    body,
    headers: { ...headers, etag: entityTag(body) },
    encoded: new Map(),
    anonymousOnly,
  }
}

/** The answer of a read: whole, 304 to those who have it already, without a body to HEAD. */
export function readAnswer(request: Request, { body, headers }: PreparedAnswer): Response {
  if (isKnown(request.headers.get('if-none-match'), headers.etag)) {
    const { 'content-type': _, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

/** Whether `If-None-Match` names the tag; weak and strong tags compare alike (RFC 9110, 13.1.2). */
export function isKnown(header: string | null | undefined, tag: string | undefined): boolean {
  if (!header || !tag) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((part) => opaque(part) === opaque(tag))
}

/** A write's answer; nobody keeps it. */
export function writeAnswer(status: number, value?: unknown): Response {
  const headers = { 'cache-control': 'no-store' }
  if (value === undefined) return new Response(null, { status, headers })
  return Response.json(value, { status, headers })
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
