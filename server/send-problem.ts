import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '@/contract/problem'

type Headers = Readonly<Record<string, string>>

/** Answers an error in the contract's shape (RFC 9457). `headers` are added to it. */
export function sendProblem(res: ServerResponse, problem: Problem, headers: Headers = {}): void {
  writeProblem(res, problem, headers)
  res.end()
}

/** How long the rest of a refused body is read and discarded, in milliseconds; nginx's default. */
const LINGER_MS = 30_000

/**
 * Answers an error before the request's body has arrived. The connection is closed only after the
 * client has stopped sending, because closing it earlier resets it, and the client never reads the
 * answer. Returns a function to call when the whole body has arrived.
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
    ...headers,
  })
  res.write(body)
}

/** The back office shows `errors` to the person who uploads. */
export function contentTooLarge(maxBytes: number): Problem {
  const detail = `This is too large: at most ${maxBytes / 1024 / 1024} MB can be sent here.`
  return {
    title: 'Content Too Large',
    status: 413,
    detail,
    errors: [{ path: 'file', message: detail }],
  }
}
