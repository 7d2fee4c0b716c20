import { z } from 'zod/mini'
import { runDueJobs } from '@/data/jobs/run-due'
import { guarded } from '@/http/guarded'
import { readOwnJson } from '@/http/read-own-json'
import { writeAnswer } from '@/http/respond'

const body = z.object({ queue: z.string().check(z.minLength(1), z.maxLength(100)) })

/** In milliseconds. A run may wait for a slow mail server. */
const DEADLINE = 4 * 60_000

/** Runs the due jobs of one queue. Called by the worker in the server around Next. */
export const POST = guarded(async (request) => {
  const { queue } = await readOwnJson(request, 'jobs', body)
  return writeAnswer(200, { ran: await runDueJobs(queue) })
}, DEADLINE)
