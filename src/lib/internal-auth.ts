import { z } from 'zod/mini'
import { payloadSecret } from '@/config/env'
import { defineToken } from './token'

/**
 * The header of the token. An `authorization` header that changes with every request would count as
 * guessing API keys.
 */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'

const purpose = z.enum(['revalidate', 'jobs'])

/** Purposes of internal requests from the server to the app. */
export type InternalPurpose = z.infer<typeof purpose>

const token = defineToken({
  purpose: 'internal',
  claims: z.object({ purpose }),
  lifetimeSeconds: 60,
})

/** The token of one internal request; it proves knowledge of the secret. */
export function internalToken(purpose: InternalPurpose, now = new Date()): Promise<string> {
  return token.create(payloadSecret(), { purpose }, now)
}

/** Whether a request with this token is an internal request for the purpose. */
export async function isInternalRequest(
  purpose: InternalPurpose,
  text: string | null,
  now = new Date(),
): Promise<boolean> {
  const read = await token.read(payloadSecret(), text ?? '', now)
  return read.state === 'valid' && read.claims.purpose === purpose
}
