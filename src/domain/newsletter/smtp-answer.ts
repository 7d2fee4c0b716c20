import { HOUR_MS, MINUTE_MS } from '../time/days'

/** What the mail client knows of a failed attempt. */
export interface FailedHandOver {
  /** The status of the mail server; empty without a response. */
  readonly status?: number | undefined
  readonly response?: string | undefined
  /** The SMTP command that failed. */
  readonly command?: string | undefined
}

/**
 * - `bounced`: the address does not exist. It must not be written to again.
 * - `failed`: refused for good, for a reason that is not the address, such as the content.
 * - `later`: this recipient is tried again.
 * - `unavailable`: the mail server does not work. It says nothing about the recipient.
 */
export type HandOverFailure = 'bounced' | 'failed' | 'later' | 'unavailable'

/** The enhanced status of a response (RFC 3463), such as 5.1.1. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/

/** A mailbox or domain that does not exist, has moved, is disabled, or accepts no email at all. */
const noAddress = new Set(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4'])

/** Words of servers that send no enhanced status. */
const NO_ADDRESS = /\b(?:unknown|no such|does not exist|doesn't exist|not found|no mailbox)\b/i

/** Commands whose responses are about the recipient or the email, and not about the connection. */
const aboutEmail = ['MAIL FROM', 'RCPT TO', 'DATA']

/** What the response to an attempt means for the recipient. */
export function classifyFailure({ status, response = '', command = '' }: FailedHandOver) {
  return classify(status ?? 0, response, command)
}

function classify(status: number, response: string, command: string): HandOverFailure {
  // 421: the server closes the connection, whatever the command was.
  if (status < 400 || status === 421 || !aboutEmail.includes(command)) return 'unavailable'
  if (status < 500) return 'later'
  if (command !== 'RCPT TO') return 'failed'
  const enhanced = ENHANCED.exec(response)?.[1]
  const isGone = enhanced === undefined ? NO_ADDRESS.test(response) : noAddress.has(enhanced)
  return isGone ? 'bounced' : 'failed'
}

/** Attempts for one recipient: the first retry after ten minutes, then twice the pause, 21 hours. */
export const RECIPIENT_ATTEMPTS = 8

/** Milliseconds until the next attempt for a recipient; `null` after the last one. */
export function findRecipientPause(attempts: number): number | null {
  return attempts >= RECIPIENT_ATTEMPTS ? null : 10 * MINUTE_MS * 2 ** (attempts - 1)
}

/** Milliseconds that a sending waits after the mail server did not respond `failures` times in a row. */
export function findServerPause(failures: number): number {
  return Math.min(MINUTE_MS * 2 ** Math.min(failures - 1, 10), HOUR_MS / 4)
}

/** When the first recipients are all refused, the fault is not theirs. */
export const REFUSED_AT_FIRST = 20
