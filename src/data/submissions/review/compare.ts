import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { matchDecision } from '@/contract/submissions/record'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { reviewRows, type StoredRow } from '@/domain/submissions/compare/review-rows'
import { isCompleteSource, submissionSources } from '@/domain/submissions/desk'
import type { MatchDecision } from '@/domain/submissions/match/match'
import type { SubmissionRecord } from '@/domain/submissions/record'
import { siteDay } from '@/lib/site-date'
import { runTask } from '@/lib/submissions/thread/run-task'
import { loadListings } from '../listings'

const matchRow = z.object({ record: z.string(), decision: matchDecision })

/** What editors decided about which listing a record is. */
async function matchDecisions(
  req: PayloadRequest,
  submission: number,
): Promise<Record<string, MatchDecision>> {
  const rows = await queryRows(
    await sessionOf(req),
    matchRow,
    sql`select record, case choice when 'link' then typed else to_jsonb(choice) end as decision
      from submission_decisions where submission_id = ${submission} and target = 'match'`,
  )
  return Object.fromEntries(rows.map(({ record, decision }) => [record, decision]))
}

const sourceRow = z.object({ source: z.enum(submissionSources) })

/** Whether the listings that a submission leaves out are missing. */
async function isComplete(req: PayloadRequest, submission: number): Promise<boolean> {
  const rows = await queryRows(
    await sessionOf(req),
    sourceRow,
    sql`select source from submissions where id = ${submission}`,
  )
  return rows.every(({ source }) => isCompleteSource(source))
}

interface Compare {
  readonly submission: number
  readonly builder: number
  readonly records: readonly SubmissionRecord[]
  /** Called between the steps. */
  readonly onStep?: (step: 'matching' | 'comparing') => Promise<void>
}

/** Matches and compares the records of a submission with the listings as they are now. */
export async function compareRecords(
  req: PayloadRequest,
  { submission, builder, records, onStep }: Compare,
  now = new Date(),
): Promise<StoredRow[]> {
  await onStep?.('matching')
  const listings = await loadListings(req, builder)
  const decisions = await matchDecisions(req, submission)
  await onStep?.('comparing')
  const today = siteDay(now)
  const { matches, compared, missing } = await runTask('compare', {
    records,
    listings,
    decisions,
    today,
  })
  const reported = (await isComplete(req, submission)) ? missing : []
  return reviewRows(records, matches, listings, { compared, missing: reported })
}
