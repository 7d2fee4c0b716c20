import { z } from 'zod/mini'
import { runDueJobs } from '@/data/jobs/run-due'
import { readInternalJson } from '@/http/read-internal-json'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

const body = z.object({ queue: z.string().check(z.minLength(1), z.maxLength(100)) })

/** In milliseconds. A run may wait for a slow mail server. */
const DEADLINE = 4 * 60_000

/** Runs the due jobs of one queue. Called by the worker in the server around Next. */
const runJobs: RouteHandler = async (request) => {
  const { queue } = await readInternalJson(request, body)
  return writeResponse(200, { ran: await runDueJobs(queue) })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: runJobs },
  { deadline: DEADLINE },
)
