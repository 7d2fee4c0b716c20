import { Secret, TOTP } from 'otpauth'

/** The number of digits in a code. */
export const CODE_LENGTH = 6

/** Clocks of phones differ, and a code may expire while it is typed. */
const STEPS_AROUND = 1

/** Codes that authenticator apps support: SHA-1, six digits, 30 seconds (RFC 6238). */
function createTotp(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: CODE_LENGTH })
}

/** A new secret of 160 bits, as base32 text. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` URI that authenticator apps read from a QR code. */
export function getTotpUri(
  secret: string,
  { issuer, account }: { readonly issuer: string; readonly account: string },
): string {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    digits: CODE_LENGTH,
    issuer,
    label: account,
  }).toString()
}

/**
 * The time step (a count of 30 seconds since 1970) of a valid code, or `null`. A code is valid once:
 * only steps after `lastStep` are accepted (RFC 6238, section 5.2).
 */
export function findTotpStep(
  code: string,
  {
    secret,
    lastStep,
    now,
  }: { readonly secret: string; readonly lastStep: number; readonly now: Date },
): number | null {
  const totp = createTotp(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  if (delta === null) return null
  const step = totp.counter({ timestamp }) + delta
  return step > lastStep ? step : null
}
