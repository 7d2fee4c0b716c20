import type { Payload } from 'payload'

/** A caller has waited for the database before; in milliseconds. */
const PATIENCE = 1000

/** Whether the database answers a question within a second. */
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
