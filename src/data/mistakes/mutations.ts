import 'server-only'
import { createHash } from 'node:crypto'
import type { MistakeForm } from '@/contract/mistakes/mistake-report'
import type { QuarantineReason } from '@/domain/enums'
import type { Subject } from '@/domain/mistakes/subject'
import { isUniqueViolation } from '@/lib/log/database-errors'
import { payloadClient } from '../payload/payload-client'
import { readFacts } from './facts'
import { findReportedPage } from './queries'

export interface NewReport {
  readonly subject: Subject
  readonly form: MistakeForm
  /** The token of the form. The same form sent twice is stored once. */
  readonly token: string
  readonly suspicion: QuarantineReason | null
}

/**
 * Stores a report with the page as visitors see it. Resolves after COMMIT, so the report is on disk.
 * Returns `false` if the page is not published.
 */
export async function storeReport({
  subject,
  form,
  token,
  suspicion,
}: NewReport): Promise<boolean> {
  const page = await findReportedPage(subject)
  if (!page) return false
  const { kind, id } = subject
  const payload = await payloadClient()
  const { flattenedFields } = payload.collections[kind].config
  const parts = JSON.stringify([token, kind, id, form.message, form.email])
  try {
    await payload.create({
      collection: 'mistake-reports',
      data: {
        ...form,
        kind,
        documentId: id,
        title: page.title,
        path: page.path,
        facts: readFacts(flattenedFields, page.document),
        status: 'open',
        quarantined: suspicion !== null,
        quarantineReason: suspicion,
        formKey: createHash('sha256').update(parts).digest('hex'),
      },
      depth: 0,
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  return true
}
