import { createLocalReq, type PayloadRequest, type RequestContext } from 'payload'
import { dryRun } from '@/database/transactions/dry-run'
import type { SaveProblem } from '@/domain/documents/save-problem'
import type { ListingKind } from '@/domain/submissions/fields'
import type { Replaced } from '../../listings/save-listing'
import type { Staff } from '../../staff/staff'

/** A listing that was written. `replaced`: `null` for a new listing, and if nothing changed. */
export interface Saved {
  readonly state: 'saved'
  readonly id: number
  readonly replaced: Replaced | null
}

/** A listing to save. */
export interface ListingWrite {
  /** The record of the row, or another name that is its own. */
  readonly key: string
  readonly kind: ListingKind
  readonly name: string
  /** Whether it belongs to a listing that another write creates. */
  readonly needsOther: boolean
  readonly save: (req: PayloadRequest) => Promise<Saved | SaveProblem>
}

/** A listing that cannot be saved. */
export interface Unsaved {
  readonly write: Pick<ListingWrite, 'key' | 'kind' | 'name'>
  readonly problem: SaveProblem
}

/** Listings that cannot be saved, and why. Nothing was saved. */
export class UnsavedListings extends Error {
  constructor(readonly problems: readonly Unsaved[]) {
    super('Listings of a submission cannot be saved')
  }
}

/** Who saves, and what the hooks of the listings learn. */
export interface Author {
  readonly user: Staff
  readonly context: RequestContext
}

/**
 * Saves listings in the transaction of the request, all or none.
 *
 * @throws UnsavedListings when the transaction is to be rolled back, with the problems of all, or with
 *   the first failure of the server
 */
export async function writeAll<Write extends ListingWrite>(
  req: PayloadRequest,
  author: Author,
  writes: readonly Write[],
  onSaved: (write: Write, saved: Saved) => void,
): Promise<void> {
  for (const [index, write] of writes.entries()) {
    // Its own request: when a save fails, Payload ends the transaction of its request.
    const own = await createRequest(req, author)
    if (req.transactionID) own.transactionID = req.transactionID
    const outcome = await write.save(own)
    if (outcome.state === 'saved') onSaved(write, outcome)
    else {
      const first = { write, problem: outcome }
      // Without its database, the server would fail for each of the others as well.
      if (outcome.state === 'failed') throw new UnsavedListings([first])
      const others = await findProblems(req, author, writes.slice(index + 1))
      throw new UnsavedListings([first, ...others])
    }
  }
}

const createRequest = ({ payload }: PayloadRequest, { user, context }: Author) =>
  createLocalReq({ user, context: { ...context } }, payload)

/** The problems of writes, each tried on its own. */
async function findProblems(
  req: PayloadRequest,
  author: Author,
  writes: readonly ListingWrite[],
): Promise<Unsaved[]> {
  const problems: Unsaved[] = []
  for (const write of writes) {
    if (write.needsOther) continue
    const own = await createRequest(req, author)
    const outcome = await dryRun(own, () => write.save(own))
    if (outcome.state !== 'saved') problems.push({ write, problem: outcome })
    if (outcome.state === 'failed') break
  }
  return problems
}
