import type { IncomingMessage, ServerResponse } from 'node:http'
import { filePolicy } from '@/config/security-headers'
import type { Problem } from '@/contract/problem'

type Headers = Readonly<Record<string, string>>

/** Responds with an error in the format of the contract (RFC 9457) and additional `headers`. */
export function sendProblem(res: ServerResponse, problem: Problem, headers: Headers = {}): void {
  writeProblem(res, problem, headers)
  res.end()
}

/**
 * Milliseconds in which the rest of a rejected body is read and discarded, as nginx does by
 * default.
 */
const LINGER_MS = 30_000

/**
 * Responds with an error before the request body has arrived. The connection stays open until the
 * client has stopped sending, because closing it earlier would reset it before the client reads the
 * response. Returns a function to call when the whole body has arrived.
 */
export function sendProblemAndDrain(
  req: IncomingMessage,
  res: ServerResponse,
  problem: Problem,
): () => void {
  if (!res.headersSent) writeProblem(res, problem, { connection: 'close' })
  const timer = setTimeout(() => req.destroy(), LINGER_MS).unref()
  req.once('close', () => clearTimeout(timer))
  return () => res.end(() => req.destroy())
}

function writeProblem(res: ServerResponse, problem: Problem, headers: Headers): void {
  const body = Buffer.from(JSON.stringify(problem))
  res.writeHead(problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'content-security-policy': filePolicy('application/problem+json'),
    ...headers,
  })
  res.write(body)
}

/** The admin panel shows `errors` to the user who uploads. */
export function contentTooLarge(maxBytes: number): Problem {
  const detail = `The request is too large. The maximum is ${maxBytes / 1024 / 1024} MB.`
  return {
    title: 'Content Too Large',
    status: 413,
    detail,
    errors: [{ path: 'file', message: detail }],
  }
}
