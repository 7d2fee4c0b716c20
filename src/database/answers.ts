import type { Payload } from 'payload'

/** The timeout in milliseconds. Short, because the caller has already waited for the database. */
const PATIENCE = 1000

/** Whether the database responds to a query within a second. */
export async function databaseAnswers({ db }: Payload): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  const answered = db.pool.query('select 1').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
