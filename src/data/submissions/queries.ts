import 'server-only'
import { createLocalReq } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import type { Connection } from '@/database/sql/query'
import { countRows } from '@/database/submissions/records'
import {
  readSummariesOfBuilder,
  readSummary,
  type SummaryRow,
} from '@/database/submissions/summaries'
import { getSession } from '@/database/transactions/session'
import { payloadClient } from '../payload/payload-client'

async function toSummary(connection: Connection, row: SummaryRow): Promise<SubmissionSummary> {
  const { builder, file, id, problems, progress } = row
  return {
    ...row,
    builder: { id: builder.id, name: builder.name ?? '' },
    file: file === null ? null : { name: file, href: adminPaths.submissionFile(id) },
    progress: progress ?? { step: 'waiting', done: 0, total: 0 },
    problems: problems ?? [],
    counts: await countRows(connection, id),
  }
}

/** A submission, or `null`. */
export async function submissionSummary(id: number): Promise<SubmissionSummary | null> {
  const connection = await getSession(await createLocalReq({}, await payloadClient()))
  const row = await readSummary(connection, id)
  return row ? toSummary(connection, row) : null
}

/** The submissions of a builder, the newest first. */
export async function submissionsOfBuilder(
  builder: number,
  limit = 24,
): Promise<SubmissionSummary[]> {
  const connection = await getSession(await createLocalReq({}, await payloadClient()))
  const found: SubmissionSummary[] = []
  for (const row of await readSummariesOfBuilder(connection, builder, limit)) {
    found.push(await toSummary(connection, row))
  }
  return found
}
