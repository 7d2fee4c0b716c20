import type { PayloadRequest } from 'payload'
import type { LockedSubmission } from '@/database/submissions/submissions'
import type { Submission } from '@/payload-types'

/**
 * Changes the state of a submission that the transaction of the request has locked. An entry in the
 * audit log names the user.
 */
export async function changeState(
  req: PayloadRequest,
  { id }: Pick<LockedSubmission, 'id'>,
  data: Partial<Submission>,
): Promise<void> {
  await req.payload.update({ collection: 'submissions', id, data, depth: 0, req })
}
