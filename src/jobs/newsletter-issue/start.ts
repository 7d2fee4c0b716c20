import type { PayloadRequest } from 'payload'
import { hasSending, insertSending } from '@/database/newsletter/sendings'
import { senderDomain } from '../email-adapter'
import { composeIssue } from './compose'

/**
 * Stores the email of an issue and its recipients when the issue is published for the first time, in
 * the transaction of the publication.
 */
export async function startSending(req: PayloadRequest, id: number): Promise<void> {
  if (await hasSending(req, id)) return
  const { docs } = await req.payload.find({
    collection: 'newsletter-issues',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [issue] = docs
  if (!issue) return
  const { areas, interests, readers } = issue.audience
  await insertSending(req, {
    issue: id,
    audience: { areas: areas ?? [], interests: interests ?? [], readers },
    email: (await composeIssue(req, issue)).email,
    domain: senderDomain(),
  })
}
