import { createHmac } from 'node:crypto'

/**
 * `t=…,v1=…`: when a webhook was sent, in seconds since 1970, and the HMAC-SHA256 of `t.body` in
 * hexadecimals. The time is signed as well, so that the other side can refuse an old call that
 * somebody recorded.
 */
export function signature(secret: string, body: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
