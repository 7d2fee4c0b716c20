import 'server-only'
import { createHash } from 'node:crypto'
import type { Where } from 'payload'
import type { LeadBody } from '@/contract/leads/lead'
import type { QuarantineReason } from '@/domain/enums'
import { isUniqueViolation } from '@/lib/database-errors'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { toDocument } from './mapper'

/** A hash that distinguishes a repeated request from a different one with the same key. */
function bodyDigest(body: LeadBody): string {
  const entries = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}

/** Whether a published document has this id. Returns `false` for an invalid id. */
async function isPublished(
  collection: 'communities' | 'builders' | 'homes' | 'floor-plans',
  id: string,
  where: Where = {},
): Promise<boolean> {
  if (!isId(id)) return false
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection,
    overrideAccess: false,
    where: { and: [{ id: { equals: Number(id) } }, where] },
  })
  return totalDocs > 0
}

const isId = (id: string) => /^\d{1,9}$/.test(id)

/** Why a lead cannot be stored. */
type RejectionReason =
  | 'unknown-community'
  | 'unknown-builder'
  | 'unknown-home'
  | 'sold-home'
  | 'unknown-plan'
  | 'key-reused'

/** The result of storing a lead. `stored` also covers a repeated request. */
export type StoredLead = { outcome: 'stored'; id: string } | { outcome: RejectionReason }

/** What the lead is about and is not published, if anything. */
async function missingSubject(body: LeadBody): Promise<RejectionReason | null> {
  if (body.source === 'builder-contact')
    return (await isPublished('builders', body.builderId)) ? null : 'unknown-builder'
  if (body.source === 'contact-page') return null
  const { communityId, homeId, planId } = body
  if (!(await isPublished('communities', communityId))) return 'unknown-community'
  const inCommunity: Where = { community: { equals: Number(communityId) } }
  if (homeId !== undefined) {
    if (!(await isPublished('homes', homeId, inCommunity))) return 'unknown-home'
    if (await isPublished('homes', homeId, { status: { equals: 'sold' } })) return 'sold-home'
  }
  const isPlanKnown =
    planId === undefined || (await isPublished('floor-plans', planId, inCommunity))
  return isPlanKnown ? null : 'unknown-plan'
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
  const missing = await missingSubject(body)
  if (missing) return { outcome: missing }
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

/** Adds a note to a lead for a user. Existing notes are not changed. */
export async function addNote(id: number, note: string, user: Staff): Promise<void> {
  const payload = await payloadClient()
  await payload.update({
    collection: 'leads',
    id,
    data: { note },
    overrideAccess: false,
    user,
    depth: 0,
  })
}
