import 'server-only'
import type { LeadBody } from '@/contract/leads/lead'
import type { QuarantineReason } from '@/domain/enums'
import { isUniqueViolation } from '@/lib/database-errors'
import type { Lead } from '@/payload-types'
import { payloadClient } from '../payload'
import { isPublished } from '../published'
import { bodyDigest } from './idempotency'

/** The result of storing a lead. `stored` also covers a repeated request. */
export type StoredLead =
  | { outcome: 'stored'; id: string }
  | { outcome: 'unknown-community' | 'unknown-builder' | 'key-reused' }

type NewLead = Pick<Lead, 'name' | 'email' | 'phone' | 'message' | 'source'> & Partial<Lead>

function toDocument(body: LeadBody): NewLead {
  const { email, phone, message } = body
  switch (body.source) {
    case 'tour-request':
      return {
        source: body.source,
        name: body.name,
        email,
        phone,
        message,
        interest: body.interest ?? null,
        community: Number(body.communityId),
      }
    case 'builder-contact':
      return {
        source: body.source,
        name: body.name,
        email,
        phone,
        message,
        interest: body.interest ?? null,
        builder: Number(body.builderId),
      }
    case 'contact-page': {
      const { firstName, lastName, subject, type, source } = body
      const name = `${firstName} ${lastName}`
      return { source, name, firstName, lastName, email, phone, subject, message, type }
    }
  }
}

async function earlierTry(key: string, digest: string): Promise<StoredLead | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'leads',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { idempotencyKey: { equals: key } },
    select: { bodyDigest: true },
  })
  const [lead] = docs
  if (!lead) return null
  if (lead.bodyDigest !== digest) return { outcome: 'key-reused' }
  return { outcome: 'stored', id: String(lead.id) }
}

/**
 * Stores a lead. Resolves after COMMIT, so the lead is on disk (see `src/database`). A repeated
 * request with the same `key` and body returns the id of the first one.
 */
export async function storeLead(
  body: LeadBody,
  key: string | null,
  suspicion: QuarantineReason | null = null,
): Promise<StoredLead> {
  const digest = bodyDigest(body)
  const earlier = key ? await earlierTry(key, digest) : null
  if (earlier) return earlier
  if (body.source === 'tour-request' && !(await isPublished('communities', body.communityId))) {
    return { outcome: 'unknown-community' }
  }
  if (body.source === 'builder-contact' && !(await isPublished('builders', body.builderId))) {
    return { outcome: 'unknown-builder' }
  }
  const payload = await payloadClient()
  try {
    const lead = await payload.create({
      collection: 'leads',
      data: {
        ...toDocument(body),
        status: 'new',
        quarantined: suspicion !== null,
        quarantineReason: suspicion,
        idempotencyKey: key,
        bodyDigest: digest,
      },
      depth: 0,
    })
    return { outcome: 'stored', id: String(lead.id) }
  } catch (error) {
    const won = key && isUniqueViolation(error) ? await earlierTry(key, digest) : null
    if (won) return won
    throw error
  }
}
