import { randomInt } from 'node:crypto'
import { keyedHash } from './keyed-hash'

const COUNT = 10
const LENGTH = 10

/** Base32 of Crockford: without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function createCode(): string {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}

/** Ten codes of 50 random bits, such as `4F7KQ-9ZB2M`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, createCode)
}

/** Hash that is stored instead of a recovery code. Case, spaces and hyphens do not matter. */
export function hashRecoveryCode(secret: string, code: string): string {
  const characters = code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
  return keyedHash(secret, 'recovery-code', characters)
}
