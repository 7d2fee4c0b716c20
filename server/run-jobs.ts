import { z } from 'zod/mini'
import { callInternal } from './call-internal'

const answered = z.object({ ran: z.number() })

/** Runs some due jobs of a queue and returns how many there were. */
export async function runJobs(queue: string): Promise<number> {
  return answered.parse(await callInternal('/internal/jobs', { queue })).ran
}
