import type { Payload } from 'payload'
import { succeedsWithin } from '@/lib/succeeds-within'

/** The timeout in milliseconds. Short, because the caller has already waited for the database. */
const PATIENCE = 1000

/** Whether the database responds to a query within a second. */
export const databaseAnswers = ({ db }: Payload): Promise<boolean> =>
  succeedsWithin(db.pool.query('select 1'), PATIENCE)
