import type { IncomingMessage, ServerResponse } from 'node:http'
import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/config/body-limits'
import { pathOf } from './access-log'
import { contentTooLarge, sendProblemAndDrain } from './send-problem'

/**
 * Answers 413 to a body over the limit of its path: at once when Content-Length says so, else as
 * soon as the streamed bytes exceed it. Returns true when the request has been answered. What
 * arrives after the refusal is discarded, so memory stays bounded, and no handler ever sees a
 * truncated body as a complete one.
 */
export function refuseLargeBody(req: IncomingMessage, res: ServerResponse): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  if (length === undefined && encoding === undefined) return false
  const maxBytes = pathOf(req.url).startsWith('/cms/api/') ? UPLOAD_MAX_BYTES : BODY_MAX_BYTES
  const isDeclared = Number(length ?? 0) > maxBytes

  // Node's parser hands each piece of a body to `push`: the one place to count bytes without
  // starting the stream before its reader is there.
  const push = req.push.bind(req)
  let received = 0
  let drained: (() => void) | undefined
  const refuse = () => {
    drained = sendProblemAndDrain(req, res, contentTooLarge(maxBytes))
  }
  req.push = (chunk: Buffer | null, ...rest) => {
    if (drained) {
      if (chunk === null) drained()
      return true
    }
    received += chunk?.length ?? 0
    if (received <= maxBytes) return push(chunk, ...rest)
    refuse()
    return true
  }
  if (isDeclared) refuse()
  return isDeclared
}
