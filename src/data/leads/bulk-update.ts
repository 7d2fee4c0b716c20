import 'server-only'
import type { PayloadRequest } from 'payload'
import { lockDocuments } from '@/database/locks/lock-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import type { BulkResult } from '@/domain/documents/bulk-result'
import type { Lead } from '@/payload-types'
import { describeFailure } from '../documents/describe-failure'
import { type SaveOutcome, saveEach } from '../documents/save-each'
import type { Staff } from '../staff/staff'

/** Bulk changes to leads. */
export const leadUpdates = ['taken', 'contacted', 'closed'] as const
export type LeadUpdate = (typeof leadUpdates)[number]

/** The fields of a lead that an update changes; `null` if none. */
function getChange(lead: Lead, mark: LeadUpdate, user: Staff): Partial<Lead> | null {
  if (mark === 'taken') return lead.owner === user.id ? null : { owner: user.id }
  return lead.status === mark ? null : { status: mark }
}

async function updateLead(
  req: PayloadRequest,
  id: number,
  { mark, user }: { readonly mark: LeadUpdate; readonly user: Staff },
): Promise<SaveOutcome | null> {
  const lead = { collection: 'leads', id, depth: 0, overrideAccess: false, req } as const
  try {
    return await inTransaction(req, async () => {
      await lockDocuments(req, 'leads', [id])
      const data = getChange(await req.payload.findByID(lead), mark, user)
      if (!data) return null
      await req.payload.update({ ...lead, data, overrideLock: false })
      return { state: 'saved' }
    })
  } catch (error) {
    return describeFailure(error, req, 'leads', id)
  }
}

/**
 * Changes leads for an editor, each in its own transaction. Leads that already have the value are
 * neither saved nor problems.
 */
export const updateLeads = (
  ids: readonly number[],
  mark: LeadUpdate,
  user: Staff,
): Promise<BulkResult> =>
  saveEach({
    collection: 'leads',
    changes: ids.map((id) => ({ id })),
    user,
    save: (req, { id }) => updateLead(req, id, { mark, user }),
  })
