import { z } from 'zod/mini'
import { internalFetch } from './internal-fetch'

const answered = z.object({ ran: z.number() })

/** Runs some due jobs of a queue in the Next app. Returns how many jobs there were. */
export async function runJobs(queue: string): Promise<number> {
  const answer = await internalFetch('jobs', { queue }, 5 * 60_000)
  return answered.parse(await answer.json()).ran
}
