import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import { lockDocuments } from '@/database/locks/lock-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getValues, leadStatuses } from '@/domain/enums'
import { findEarlier, isDuplicate } from '@/domain/leads/duplicates'
import type { Lead } from '@/payload-types'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

const NOT_SAME =
  'These requests can’t be joined: they are not of the same buyer for the same community, or one of them has changed.'
const NOT_JOINED = 'This request is not joined.'

const toRequest = ({ id, email, community, createdAt, quarantined, joinedInto }: Lead) => ({
  id,
  email,
  community: typeof community === 'object' ? (community?.id ?? null) : (community ?? null),
  createdAt,
  quarantined: quarantined === true,
  joinedInto: typeof joinedInto === 'object' ? (joinedInto?.id ?? null) : (joinedInto ?? null),
})

/** Writes what only this file may write. */
const save = (req: PayloadRequest, id: number, data: Partial<Lead>) =>
  req.payload.update({
    collection: 'leads',
    id,
    data,
    depth: 0,
    overrideAccess: true,
    overrideLock: false,
    req,
  })

const read = (req: PayloadRequest, id: number): Promise<Lead> =>
  req.payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: false, req })

/**
 * Joins the later one of two leads into the earlier one, with the leads that were joined into it. The
 * later one is closed and leaves the list; its message is shown in the earlier one. Returns why nothing
 * was changed, or `null`.
 */
export async function joinLeads(
  ids: readonly [number, number],
  user: Staff,
): Promise<string | null> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  return inTransaction(req, async () => {
    await lockDocuments(req, 'leads', [...ids])
    const [a, b] = [await read(req, ids[0]), await read(req, ids[1])]
    if (!isDuplicate(toRequest(a), toRequest(b))) return NOT_SAME
    const [earlier, later] = findEarlier(toRequest(a), toRequest(b)).id === a.id ? [a, b] : [b, a]
    const { docs } = await payload.find({
      collection: 'leads',
      where: { joinedInto: { equals: later.id } },
      depth: 0,
      pagination: false,
      req,
    })
    for (const { id } of docs) await save(req, id, { joinedInto: earlier.id })
    await save(req, later.id, {
      joinedInto: earlier.id,
      statusBeforeJoin: later.status,
      status: 'closed',
    })
    return null
  })
}

/** Takes a join back. The lead returns to the list with its former status. */
export async function separateLead(id: number, user: Staff): Promise<string | null> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  return inTransaction(req, async () => {
    await lockDocuments(req, 'leads', [id])
    const { joinedInto, statusBeforeJoin, status } = await read(req, id)
    if (!joinedInto) return NOT_JOINED
    const former = getValues(leadStatuses).find((value) => value === statusBeforeJoin)
    await save(req, id, { joinedInto: null, statusBeforeJoin: null, status: former ?? status })
    return null
  })
}
