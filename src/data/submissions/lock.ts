import type { PayloadRequest } from 'payload'
import type { Refused } from '@/contract/submissions/results'
import { type LockedSubmission, lockSubmissionRow } from '@/database/submissions/submissions'
import { getSession } from '@/database/transactions/session'
import type { SubmissionStatus } from '@/domain/submissions/submission-status'

export const refused = (message: string): Refused => ({ state: 'refused', message })

const sentences: Readonly<Record<SubmissionStatus, string>> = {
  reading: 'This submission is still being read.',
  mapping: 'Check the columns of this submission first.',
  review: 'This submission is not published yet.',
  applying: 'This submission is being published right now.',
  applied: 'This submission is published already.',
  undoing: 'This submission is being undone right now.',
  undone: 'This submission was undone already.',
  discarded: 'This submission was discarded.',
  failed: 'This submission could not be read.',
}

/**
 * Locks a submission until the transaction of the request ends, if it is in one of the given states.
 * Else returns the sentence that says why not. Several requests can hold it for decisions at the same
 * time, and only one for everything else.
 */
export async function lockSubmission(
  req: PayloadRequest,
  id: number,
  {
    states,
    shared = false,
  }: { readonly states: readonly SubmissionStatus[]; readonly shared?: boolean },
): Promise<LockedSubmission | Refused> {
  const found = await lockSubmissionRow(await getSession(req), id, { shared })
  if (!found) return refused('This submission does not exist any more.')
  return states.includes(found.status) ? found : refused(sentences[found.status])
}

export const isRefused = (one: object): one is Refused => 'state' in one && one.state === 'refused'
