import type { IncomingMessage, ServerResponse } from 'node:http'
import { BODY_MAX_BYTES, takesUploads, UPLOAD_MAX_BYTES } from '@/config/body-limits'
import { getPath } from '../http/access-log'
import { contentTooLarge, sendProblemAndDrain } from '../http/send-problem'

/**
 * Responds with 413 to a body over the limit of its path: immediately when Content-Length exceeds
 * the limit, otherwise as soon as the received bytes do. Returns true when the response has been
 * sent. The rest of a rejected body is discarded, so memory use is bounded and no handler receives
 * a truncated body as a complete one.
 */
export function refuseLargeBody(req: IncomingMessage, res: ServerResponse): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  if (length === undefined && encoding === undefined) return false
  const maxBytes = takesUploads(getPath(req.url)) ? UPLOAD_MAX_BYTES : BODY_MAX_BYTES
  const isDeclared = Number(length ?? 0) > maxBytes

  // Node's parser passes each chunk of the body to `push`. Listening to 'data' instead would start
  // the stream before the handler reads it.
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
