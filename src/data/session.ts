import 'server-only'
import { payloadSecret } from '@/config/env'
import { isSignedByPayload } from '@/lib/session-token'
import { databaseAnswers } from './health/health'

/** Whether a valid session cannot be looked up, because the database is unavailable. */
export async function isSessionUnreadable(token: string | undefined): Promise<boolean> {
  return (await isSignedByPayload(token, payloadSecret())) && !(await databaseAnswers())
}
