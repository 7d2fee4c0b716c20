import 'server-only'
import { payloadClient } from './payload'

/** Whether the database answers a question right now. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    const payload = await payloadClient()
    await payload.db.pool.query('SELECT 1')
    return true
  } catch {
    return false
  }
}
