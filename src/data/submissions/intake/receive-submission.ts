import type { PayloadRequest } from 'payload'
import { saveFile } from '@/database/submissions/files'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { SubmissionSource } from '@/domain/submissions/submission-status'
import { siteDay } from '@/lib/dates/site-date'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import type { UploadedFile } from './uploaded-file'

export interface NewSubmission extends UploadedFile {
  readonly builder: number
  readonly source: SubmissionSource
  /** The HTML of a pasted table. */
  readonly html?: string | undefined
  /** The name of the person at the builder who used a link. */
  readonly sender?: string | undefined
}

const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: SITE_ZONE,
})

/** Queues the reading of a submission in the transaction of the request. */
export async function queueReading(req: PayloadRequest, submission: number): Promise<void> {
  await req.payload.jobs.queue({
    task: 'readSubmission',
    queue: 'submissions',
    input: { submission },
    req,
  })
}

/**
 * Stores what a builder sent, and queues its reading, in one transaction. Returns the id, or `null`
 * for an unknown builder.
 */
export async function receiveSubmission(
  req: PayloadRequest,
  { builder, source, name, bytes, isPasted, html, sender }: NewSubmission,
  now = new Date(),
): Promise<number | null> {
  return inTransaction(req, async () => {
    const { docs } = await req.payload.find({
      collection: 'builders',
      where: { id: { equals: builder } },
      select: { name: true },
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    })
    const [found] = docs
    if (!found) return null
    const { id } = await req.payload.create({
      collection: 'submissions',
      data: {
        title: `${found.name}, ${monthAndYear.format(now)}`,
        builder,
        month: siteDay(now).slice(0, 7),
        source,
        status: 'reading',
        receivedAt: now.toISOString(),
        receivedBy: req.user?.id ?? null,
        sender: sender || null,
      },
      depth: 0,
      req,
    })
    await saveFile(await getSession(req), id, { name, bytes, isPasted, html })
    await queueReading(req, id)
    return id
  })
}
