import type { PayloadRequest } from 'payload'
import { readStoredSource, type StoredSource } from '@/database/submissions/files'
import { showProgress } from '@/database/submissions/show-progress'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { TableMapping } from '@/domain/submissions/map/mapping'
import { SUBMISSION_ROWS } from '@/domain/submissions/read/sheet'
import type { ReadingHints } from '@/domain/submissions/read/table'
import type { ReadSubmission, SubmissionRecord } from '@/domain/submissions/record'
import { formatNumber } from '@/domain/text/format-number'
import { changeState } from '../change-state'
import { isRefused, lockSubmission } from '../lock'
import { compareRecords } from '../review/compare'
import { renewRows } from '../review/recompare'
import { understandSource } from './read-source'
import { isSure, rememberedMappings, toHints } from './remembered-mappings'

const FAILED =
  'The file could not be read because of an error of the guide. Try “Read again”; if it fails again, send us the file.'

interface Outcome {
  readonly status: 'mapping' | 'review' | 'failed'
  readonly problem?: string
  readonly format?: string
  readonly hints?: ReadingHints
  readonly mapping?: readonly TableMapping[]
  readonly problems?: ReadSubmission['problems']
  readonly records?: readonly SubmissionRecord[]
}

async function read(req: PayloadRequest, found: StoredSource): Promise<Outcome> {
  const remembered = await rememberedMappings(req, found.builder)
  // The file is read in the same way each time, whatever is remembered meanwhile.
  const hints = found.hints ?? toHints(remembered)
  const { file, mapping, submission } = await understandSource(req, { ...found, hints, remembered })
  if (file.kind === 'refused') return { status: 'failed', problem: file.problem }
  const { format } = file
  const { records, problems } = submission
  if (file.kind === 'feed') {
    if (records.length > 0) return { status: 'review', format, records, problems }
    return { status: 'failed', format, problem: 'The feed has no communities, plans or homes.' }
  }
  // A mapping that is stored already was confirmed.
  if (!found.mapping && !isSure(mapping, remembered))
    return { status: 'mapping', format, hints, mapping }
  if (records.length === 0) {
    const problem = 'The table has headings, and no row below them.'
    return { status: 'failed', format, hints, mapping, problem }
  }
  const all = [...file.problems, ...problems]
  return { status: 'review', format, hints, mapping, records, problems: all }
}

/** Stores the outcome, unless the submission was discarded in the meantime. */
async function store(
  req: PayloadRequest,
  id: number,
  { status, problem, format, hints, mapping, problems, records }: Outcome,
  write: () => Promise<void>,
): Promise<void> {
  await inTransaction(req, async () => {
    const submission = await lockSubmission(req, id, { states: ['reading'] })
    if (isRefused(submission)) return
    const total = records?.length ?? 0
    await changeState(req, submission, {
      status,
      problem: problem ?? null,
      ...(format && { format }),
      hints: hints ? { ...hints } : null,
      mapping: mapping ? [...mapping] : null,
      problems: [...(problems ?? [])],
      progress: { step: 'done', done: total, total },
    })
    await write()
  })
}

/**
 * Reads a submission: the file, its columns, its records, their listings. Nothing is kept between
 * two attempts but the file, so a job that was killed begins again.
 */
export async function readSubmission(req: PayloadRequest, id: number): Promise<void> {
  const found = await readStoredSource(await getSession(req), id)
  if (found?.status !== 'reading') return
  await showProgress(req.payload, id, 'reading', { step: 'reading', done: 0, total: 0 })
  const outcome = await read(req, found)
  const records = outcome.records ?? []
  if (records.length > SUBMISSION_ROWS) {
    const problem = `The file has more than ${formatNumber(SUBMISSION_ROWS)} listings. Send it in parts.`
    return store(req, id, { status: 'failed', problem }, async () => {})
  }
  const total = records.length
  const rows =
    outcome.status === 'review'
      ? await compareRecords(req, {
          submission: id,
          builder: found.builder,
          records,
          onStep: (step) =>
            showProgress(req.payload, id, 'reading', {
              step,
              done: step === 'matching' ? 0 : total,
              total,
            }),
        })
      : []
  await store(req, id, outcome, async () => {
    await renewRows(req, id, rows)
  })
}

/** Ends the reading of a submission that failed again and again. */
export const failReading = (req: PayloadRequest, id: number): Promise<void> =>
  store(req, id, { status: 'failed', problem: FAILED }, async () => {})
