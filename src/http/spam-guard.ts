import { payloadSecret } from '@/config/env'
import type { QuarantineReason } from '@/domain/enums'
import { readFormToken } from '@/lib/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/form-token-header'

/** The field of every form that people do not see and programs fill in. */
const HONEYPOT = 'company'

/**
 * Why a form's request looks like a program's, or `null`. Such a request is answered like any
 * other and kept in quarantine. A request without a token is not suspicious, only limited more
 * strictly (docs/product.md, Spam guard).
 */
export function suspicionOf(
  raw: unknown,
  headers: Headers,
  now = Date.now(),
): QuarantineReason | null {
  if (isFilled(raw)) return 'decoy'
  const token = headers.get(FORM_TOKEN_HEADER)
  return readFormToken(payloadSecret(), token, now) === 'too-young' ? 'too-fast' : null
}

function isFilled(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false
  const value: unknown = Reflect.get(raw, HONEYPOT)
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}
