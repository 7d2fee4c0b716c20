import type { IncomingMessage, ServerResponse } from 'node:http'
import { filePolicy } from '@/config/security-headers'
import { isKnown } from '@/http/respond'
import { mayBeStaff } from '@/http/staff-headers'
import { type PreparedAnswer, preparedAnswers } from '@/lib/prepared-answers'
import { compress, preferredEncoding } from './encoding'

/** Shorter bodies are sent uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024

/** The cached response of a contract route, if this request may receive it. */
export function preparedFor(req: IncomingMessage): PreparedAnswer | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
  const answer = preparedAnswers.find(req.url ?? '')
  return answer?.anonymousOnly && mayBeStaff(req.headers) ? undefined : answer
}

/**
 * Sends a cached response: 304 when the ETag matches, otherwise the body, compressed once per
 * encoding.
 */
export async function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  { body, headers, encoded }: PreparedAnswer,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.setHeader('Vary', 'Accept-Encoding')
  res.setHeader('Content-Security-Policy', filePolicy(headers['content-type'] ?? ''))
  if (isKnown(req.headers['if-none-match'], headers.etag)) {
    res.removeHeader('content-type')
    res.writeHead(304).end()
    return
  }
  const encoding = preferredEncoding(req.headers['accept-encoding'])
  if (encoding === undefined || body.length < WORTH_COMPRESSING) {
    res.setHeader('Content-Length', body.length)
    res.end(req.method === 'HEAD' ? undefined : body)
    return
  }
  const compressed = encoded.get(encoding) ?? compress(body, encoding, 6)
  encoded.set(encoding, compressed)
  res.setHeader('Content-Encoding', encoding)
  const text = await compressed
  res.setHeader('Content-Length', text.length)
  res.end(req.method === 'HEAD' ? undefined : text)
}
