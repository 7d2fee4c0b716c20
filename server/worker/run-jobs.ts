import { z } from 'zod/mini'
import { callInternal } from '../http/call-internal'

const jobsResponse = z.object({ ran: z.number() })

/** Runs some due jobs of a queue and returns how many there were. */
export async function runJobs(queue: string): Promise<number> {
  return jobsResponse.parse(await callInternal('/internal/jobs', { queue })).ran
}
