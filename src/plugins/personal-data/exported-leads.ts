import type { Payload, TypedUser, Where } from 'payload'
import type { Lead } from '@/payload-types'
import { type LeadRow, leadsCsvHead, leadsCsvLines } from './leads-csv'

/** The number of leads read at a time, which limits the memory of an export of any size. */
const BATCH = 500

/** The leads of an export: those that exist when it starts. */
export interface Selection {
  readonly where: Where
  /** The id of the newest lead. */
  readonly last: number
  readonly total: number
}

/**
 * Selects the leads that match a filter and that the user can read. Returns `null` when there are
 * none.
 */
export async function selectLeads(
  payload: Payload,
  user: TypedUser,
  where: Where,
): Promise<Selection | null> {
  const { docs, totalDocs } = await payload.find({
    collection: 'leads',
    overrideAccess: false,
    user,
    where,
    depth: 0,
    limit: 1,
    sort: '-id',
    select: {},
  })
  const [newest] = docs
  return newest ? { where, last: newest.id, total: totalDocs } : null
}

async function readBatch(
  payload: Payload,
  user: TypedUser,
  { where, last }: Selection,
  after: number,
): Promise<Lead[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [where, { id: { greater_than: after, less_than_equal: last } }] },
    overrideAccess: false,
    user,
    sort: 'id',
    limit: BATCH,
    pagination: false,
    depth: 1,
    joins: false,
    populate: {
      communities: { name: true },
      homes: { address: true },
      'floor-plans': { name: true },
      builders: { name: true },
      users: { name: true },
    },
  })
  return docs
}

/** A CSV stream of leads, oldest first. Rows are read as fast as the client consumes the stream. */
export function leadsCsv(
  payload: Payload,
  user: TypedUser,
  selection: Selection,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(leadsCsvHead())),
    async pull(controller) {
      const leads = await readBatch(payload, user, selection, after)
      if (leads.length > 0) controller.enqueue(encoder.encode(leadsCsvLines(leads.map(toRow))))
      after = leads.at(-1)?.id ?? selection.last
      if (leads.length < BATCH || after >= selection.last) controller.close()
    },
  })
}

const getName = (document: number | { readonly name: string } | null | undefined) =>
  typeof document === 'object' ? (document?.name ?? null) : null

function toRow(lead: Lead): LeadRow {
  const { id, status, source, name, email, phone, message, createdAt } = lead
  return {
    id,
    status,
    source,
    name,
    email,
    phone,
    message,
    receivedAt: createdAt,
    community: getName(lead.community),
    home: typeof lead.home === 'object' ? (lead.home?.address ?? null) : null,
    plan: getName(lead.plan),
    builder: getName(lead.builder),
    recipients: (lead.recipients ?? []).map(({ name: recipient }) => recipient),
    consent: lead.consent ?? null,
    interest: lead.interest ?? null,
    subject: lead.subject ?? null,
    owner: getName(lead.owner),
    contactedAt: lead.contactedAt ?? null,
    closedAt: lead.closedAt ?? null,
    notes: (lead.notes ?? []).map(({ at, authorName, text }) => ({
      at,
      text,
      by: authorName ?? 'staff',
    })),
  }
}
