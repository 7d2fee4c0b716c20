import { createHmac } from 'node:crypto'

/**
 * Returns `t=…,v1=…`: the time of sending in seconds since 1970, and the hexadecimal HMAC-SHA256 of
 * `t.body`. The time is signed so that the recipient can reject replayed requests.
 */
export function signature(secret: string, body: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
