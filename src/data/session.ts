import 'server-only'
import { payloadSecret } from '@/config/env'
import { isSignedByPayload } from '@/lib/session-token'
import { databaseAnswers } from './health/health'

/** Whether a session cannot be looked up right now; a stranger without a token has none. */
export async function isSessionUnreadable(token: string | undefined): Promise<boolean> {
  return (await isSignedByPayload(token, payloadSecret())) && !(await databaseAnswers())
}
