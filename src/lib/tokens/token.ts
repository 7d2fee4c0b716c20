import { hkdfSync } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod/mini'

/** The state of a token. The claims of an expired token are genuine too. */
export type TokenState<Claims> =
  | { readonly state: 'valid' | 'expired'; readonly claims: Claims }
  | { readonly state: 'invalid' }

/** The key of a purpose, so that a token is valid for one purpose only. */
function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `token ${purpose}`, 32))
}

/**
 * Declares a kind of token: an encrypted JSON Web Token (`dir`, AES-256-GCM) with the purpose as its
 * audience, an expiry, and claims that its holder can neither read nor change. Nothing is stored.
 */
export function defineToken<Claims extends Record<string, unknown>>(options: {
  readonly purpose: string
  readonly claims: z.ZodMiniType<Claims, object>
  readonly lifetimeSeconds: number
}) {
  const { purpose, claims: schema, lifetimeSeconds } = options
  return {
    /** The text of a new token, safe in URLs, headers and cookies. */
    create(secret: string, claims: Claims, now: Date): Promise<string> {
      return new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
        .encrypt(deriveKey(secret, purpose))
    },

    /** Reads a token. One that is malformed, forged or of another purpose is `invalid`. */
    async read(secret: string, token: string, now: Date): Promise<TokenState<Claims>> {
      const read = (state: 'valid' | 'expired', payload: object): TokenState<Claims> => {
        const claims = z.safeParse(schema, payload)
        return claims.success ? { state, claims: claims.data } : { state: 'invalid' }
      }
      try {
        const { payload } = await jwtDecrypt(token, deriveKey(secret, purpose), {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          audience: purpose,
          requiredClaims: ['exp'],
          currentDate: now,
        })
        return read('valid', payload)
      } catch (error) {
        if (error instanceof errors.JWTExpired) return read('expired', error.payload)
        if (error instanceof errors.JOSEError) return { state: 'invalid' }
        throw error
      }
    },
  }
}
