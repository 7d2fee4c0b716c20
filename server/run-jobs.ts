import { z } from 'zod/mini'
import { internalFetch } from './internal-fetch'

const answered = z.object({ ran: z.number() })

/** Lets the app run some of what is due in a queue; answers how many jobs there were. */
export async function runJobs(queue: string): Promise<number> {
  const answer = await internalFetch('jobs', { queue }, 5 * 60_000)
  return answered.parse(await answer.json()).ran
}
