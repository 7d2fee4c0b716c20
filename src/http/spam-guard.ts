import { payloadSecret } from '@/config/env'
import type { QuarantineReason } from '@/domain/enums'
import { readFormToken } from '@/lib/tokens/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'

/** The honeypot field of every form: hidden from users, filled in by bots. */
const HONEYPOT = 'company'

/**
 * Returns the reason why a form submission looks automated, or `null`. The response is the same,
 * but the submission is held for review. A request without a token is not suspicious, only limited
 * more strictly (docs/product/leads.md, Spam guard).
 */
export async function findSuspicion(
  raw: unknown,
  headers: Headers,
  now = Date.now(),
): Promise<QuarantineReason | null> {
  if (isFilled(raw)) return 'decoy'
  const token = headers.get(FORM_TOKEN_HEADER)
  const state = await readFormToken(payloadSecret(), token, now)
  return state === 'too-young' ? 'too-fast' : null
}

function isFilled(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false
  const value: unknown = Reflect.get(raw, HONEYPOT)
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}
