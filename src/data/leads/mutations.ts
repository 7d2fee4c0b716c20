import 'server-only'
import { createHash } from 'node:crypto'
import type { LeadBody } from '@/contract/leads/lead'
import type { QuarantineReason } from '@/domain/enums'
import { isUniqueViolation } from '@/lib/log/database-errors'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { toDocument, toRow } from './mapper'
import { findRecipients, type UnknownSubject } from './recipients'

/** A hash that distinguishes a repeated request from a different one with the same key. */
function bodyDigest(body: LeadBody): string {
  const entries = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}

/** Why a lead cannot be stored. */
type RejectionReason = UnknownSubject | 'key-reused'

/** The result of storing a lead. `stored` also covers a repeated request. */
export type StoredLead = { outcome: 'stored'; id: string } | { outcome: RejectionReason }

async function findByIdempotencyKey(key: string, digest: string): Promise<StoredLead | null> {
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

/** How a lead arrived. */
interface LeadOrigin {
  /** The `Idempotency-Key` of the request. */
  readonly key: string | null
  readonly suspicion: QuarantineReason | null
  /** The sentence on the use of the details that the form showed. */
  readonly consent: string | null
}

/**
 * Stores a lead. Resolves after COMMIT, so the lead is on disk (see `src/database`). A repeated
 * request with the same `key` and body returns the id of the first one.
 */
export async function storeLead(
  body: LeadBody,
  { key, suspicion, consent }: LeadOrigin,
): Promise<StoredLead> {
  const digest = bodyDigest(body)
  const earlier = key ? await findByIdempotencyKey(key, digest) : null
  if (earlier) return earlier
  const recipients = await findRecipients(body)
  if (typeof recipients === 'string') return { outcome: recipients }
  const payload = await payloadClient()
  try {
    const lead = await payload.create({
      collection: 'leads',
      data: {
        ...toDocument(body),
        recipients: recipients.map(toRow),
        consent,
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
    const won = key && isUniqueViolation(error) ? await findByIdempotencyKey(key, digest) : null
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
