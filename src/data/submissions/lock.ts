import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import type { Refused } from '@/contract/submissions/results'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { type SubmissionStatus, submissionStatuses } from '@/domain/submissions/desk'

const lockedRow = z.object({
  id: z.int(),
  status: z.enum(submissionStatuses),
  builder: z.int(),
  title: z.string(),
})
export type LockedSubmission = z.infer<typeof lockedRow>

export const refused = (message: string): Refused => ({ state: 'refused', message })

const BUSY = 'Another editor is publishing this submission right now. Reload the page in a moment.'

const sentences: Readonly<Record<SubmissionStatus, string>> = {
  reading: 'This submission is still being read.',
  mapping: 'Check the columns of this submission first.',
  review: 'This submission is not published yet.',
  applying: BUSY,
  applied: 'This submission is published already.',
  undone: 'This submission was undone already.',
  discarded: 'This submission was discarded.',
  failed: 'This submission could not be read.',
}

/** A decision or a reload holds the lock for some milliseconds; applying holds it longer. */
const ATTEMPTS = 4
const PAUSE = 50

/**
 * Locks a submission until the transaction of the request ends, if it is in one of the given states.
 * Else returns the sentence that says why not. Several requests can hold it for decisions at the same
 * time, and only one for everything else. It hardly waits for the lock: who applies a submission has it
 * for seconds, and afterwards there is nothing to decide.
 */
export async function lockSubmission(
  req: PayloadRequest,
  id: number,
  {
    states,
    shared = false,
  }: { readonly states: readonly SubmissionStatus[]; readonly shared?: boolean },
): Promise<LockedSubmission | Refused> {
  const connection = await sessionOf(req)
  const select = sql`select id, status::text, builder_id as builder, title from submissions
    where id = ${id}`
  const lock = shared ? sql`for share skip locked` : sql`for no key update skip locked`
  let found: LockedSubmission | undefined
  for (let attempt = 0; attempt < ATTEMPTS && !found; attempt += 1) {
    if (attempt > 0) await sleep(PAUSE)
    found = (await queryRows(connection, lockedRow, sql`${select} ${lock}`))[0]
  }
  if (found) return states.includes(found.status) ? found : refused(sentences[found.status])
  const [busy] = await queryRows(connection, lockedRow, select)
  return refused(busy ? BUSY : 'This submission does not exist any more.')
}

export const isRefused = (one: object): one is Refused => 'state' in one && one.state === 'refused'
