import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { readMatchDecisions } from '@/database/submissions/decisions'
import { readListings } from '@/database/submissions/listings'
import { readSubmissionSource } from '@/database/submissions/submissions'
import { getSession } from '@/database/transactions/session'
import { nameField, reviewRows, type StoredRow } from '@/domain/submissions/compare/review-rows'
import type { MatchDecision } from '@/domain/submissions/match/match'
import type { SubmissionRecord } from '@/domain/submissions/record'
import { isCompleteSource } from '@/domain/submissions/submission-status'
import { siteDay } from '@/lib/dates/site-date'
import { runTask } from '@/lib/submissions/thread/run-task'
import { knownWords } from './known-words'
import { markWording } from './mark-wording'

/** The identity of a record, as `seen` of a decision about its match. */
const getIdentity = ({ kind, values, community }: SubmissionRecord): unknown =>
  JSON.parse(
    JSON.stringify([values[nameField[kind]] ?? null, values[`${kind}.number`] ?? null, community]),
  )

/** Decisions of editors about the listing of each record, unless it was another record then. */
async function findMatchDecisions(
  req: PayloadRequest,
  submission: number,
  records: readonly SubmissionRecord[],
): Promise<Record<string, MatchDecision>> {
  const rows = await readMatchDecisions(await getSession(req), submission)
  const identities = new Map(records.map((record) => [record.id, getIdentity(record)]))
  const fitting = rows.filter(({ record, seen }) => isDeepStrictEqual(seen, identities.get(record)))
  return Object.fromEntries(fitting.map(({ record, decision }) => [record, decision]))
}

/** Whether the listings that a submission leaves out are missing. */
async function isComplete(req: PayloadRequest, submission: number): Promise<boolean> {
  const source = await readSubmissionSource(await getSession(req), submission)
  return source === undefined || isCompleteSource(source)
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
  const listings = await readListings(await getSession(req), builder)
  const decisions = await findMatchDecisions(req, submission, records)
  await onStep?.('comparing')
  const today = siteDay(now)
  const words = await knownWords(req, builder)
  const { matches, compared, missing } = await runTask('compare', {
    records,
    words,
    listings,
    decisions,
    today,
  })
  const reported = (await isComplete(req, submission)) ? missing : []
  const marked = await markWording(req, compared)
  return reviewRows(records, matches, listings, { compared: marked, missing: reported })
}
