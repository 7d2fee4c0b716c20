import { z } from 'zod/mini'
import { traced } from '@/lib/trace'
import { callInternal } from '../http/call-internal'
import { NEWSLETTER } from './worker-connection'

const jobsResponse = z.object({ ran: z.number() })
const newsletterResponse = z.object({ sent: z.number() })

/**
 * Runs some due jobs of a queue and returns how many there were. For `NEWSLETTER`, sends a part of an
 * issue and returns the number of emails.
 */
export function runJobs(queue: string): Promise<number> {
  return traced('jobs', { 'guide.queue': queue }, () => runQueue(queue))
}

async function runQueue(queue: string): Promise<number> {
  if (queue === NEWSLETTER) {
    return newsletterResponse.parse(await callInternal('/internal/newsletter')).sent
  }
  return jobsResponse.parse(await callInternal('/internal/jobs', { queue })).ran
}
