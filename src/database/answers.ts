import type { Payload } from 'payload'
import { late } from '@/lib/late'

/** The timeout in milliseconds. Short, because the caller has already waited for the database. */
const PATIENCE = 1000

/** Whether the database responds to a query within a second. */
export async function databaseAnswers({ db }: Payload): Promise<boolean> {
  const answered = db.pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late(PATIENCE)])
}
