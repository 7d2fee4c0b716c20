import 'server-only'
import { createLocalReq } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import { lockDocuments } from '@/database/locks/lock-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import type { Reply } from '@/domain/leads/lead-reply'
import { leadReplyEmail } from '@/emails/lead-reply/email'
import { queueDelivery } from '@/jobs/queue-delivery'
import { formatLongDate } from '@/lib/dates/format-date'
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
    const { name } = await payload.findGlobal({
      slug: 'site-settings',
      depth: 0,
      select: { name: true },
      req,
    })
    const { message, createdAt, status, owner, replies } = lead
    const email = leadReplyEmail(reply, {
      publisher: name || defaultSiteInfo.name,
      message,
      day: formatLongDate(createdAt),
    })
    const to = lead.email
    await queueDelivery(req, {
      channel: 'mail',
      kind: 'lead-reply',
      lead: id,
      to,
      replyTo: user.email,
      ...email,
    })
    const sent = {
      subject: email.subject,
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
