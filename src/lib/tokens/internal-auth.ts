import { z } from 'zod/mini'
import { payloadSecret } from '@/config/env'
import { defineToken } from './token'

/**
 * The header of the token. An `authorization` header that changes with every request would count as
 * guessing API keys.
 */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'

const token = defineToken({
  purpose: 'internal',
  claims: z.object({}),
  lifetimeSeconds: 60,
})

/** The token of one internal request; it proves knowledge of the secret. */
export function internalToken(now = new Date()): Promise<string> {
  return token.create(payloadSecret(), {}, now)
}

/** Whether a request with this token is an internal request. */
export async function isInternalRequest(text: string | null, now = new Date()): Promise<boolean> {
  return (await token.read(payloadSecret(), text ?? '', now)).state === 'valid'
}
