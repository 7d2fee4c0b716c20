import { z } from 'zod/mini'
import { internalUrl } from '@/config/internal-url'
import { INTERNAL_TOKEN_HEADER, internalToken } from '@/lib/internal-auth'

const answered = z.object({ ran: z.number() })

/** Milliseconds. A run may wait for a slow mail server. */
const PATIENCE = 5 * 60_000

/**
 * Runs some due jobs of a queue and returns how many there were. Payload is in Next's bundles, so
 * this is a request of the server to itself.
 */
export async function runJobs(queue: string): Promise<number> {
  const answer = await fetch(`${internalUrl()}/internal/jobs`, {
    method: 'POST',
    headers: {
      [INTERNAL_TOKEN_HEADER]: await internalToken(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ queue }),
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!answer.ok) throw new Error(`/internal/jobs answered ${answer.status}`)
  return answered.parse(await answer.json()).ran
}
