import 'server-only'
import { createLocalReq } from 'payload'
import { lockDocuments } from '@/database/locks/lock-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import type { Reply } from '@/domain/leads/lead-reply'
import { oneLine } from '@/domain/text/plain-text'
import { queueReply } from '@/jobs/lead-reply/queue'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

const QUARANTINED = 'Release the lead from quarantine first.'

/**
 * Stores the reply of an editor to a lead and queues its email, both or neither. Answers come to the
 * editor. A new lead counts as contacted, and one without an assignee is the editor's. Returns why
 * nothing was sent, or `null`.
 */
export async function replyToLead(id: number, reply: Reply, user: Staff): Promise<string | null> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  const one = { collection: 'leads', id, depth: 0, req } as const
  return inTransaction(req, async () => {
    await lockDocuments(req, 'leads', [id])
    const lead = await payload.findByID({ ...one, overrideAccess: false })
    if (lead.quarantined) return QUARANTINED
    await queueReply(req, lead, { ...reply, replyTo: user.email })
    const { status, owner, replies } = lead
    const sent = {
      subject: oneLine(reply.subject),
      text: reply.text.trim(),
      author: user.id,
      authorName: user.name,
      at: new Date().toISOString(),
    }
    await payload.update({
      ...one,
      data: {
        replies: [...(replies ?? []), sent],
        status: status === 'new' ? 'contacted' : status,
        owner: owner ?? user.id,
      },
      // Nothing else may write replies.
      overrideAccess: true,
      overrideLock: false,
    })
    return null
  })
}
