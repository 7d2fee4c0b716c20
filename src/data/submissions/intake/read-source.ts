import type { PayloadRequest } from 'payload'
import type { RememberedMapping, TableMapping } from '@/domain/submissions/map/mapping'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import type { FileSummary } from '@/domain/submissions/map/summary'
import { noHints, type ReadingHints } from '@/domain/submissions/read/table'
import type { SubmittedFile } from '@/lib/submissions/read-submission'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'
import type { Source, Understood } from '@/lib/submissions/thread/tasks'
import { readingOptions } from '../reading-options'
import { knownWords } from '../review/known-words'
import { rememberedMappings, toHints } from './remembered-mappings'

const TOO_MUCH = {
  kind: 'refused',
  problem:
    'The file takes too long to read or too much memory. Save only the tables, as values, in a new workbook or a CSV file, and send that.',
} as const satisfies SubmittedFile

/** The file of a submission, as tables or records. */
export async function readSource(
  { isPasted, name, bytes, html }: Source,
  options: ReadingOptions,
  hints = noHints,
): Promise<SubmittedFile> {
  const source = { isPasted, name, bytes, html }
  try {
    return await runTask('readFile', { source, options, hints })
  } catch (error) {
    if (error instanceof TooMuchWork) return TOO_MUCH
    throw error
  }
}

interface Sent extends Source {
  readonly hints: ReadingHints
  readonly remembered: readonly RememberedMapping[]
  /** As an editor confirmed it, or `null`. */
  readonly mapping: readonly TableMapping[] | null
}

/** The file of a submission with its records, by the confirmed mapping or a proposed one. */
export async function understandSource(req: PayloadRequest, sent: Sent): Promise<Understood> {
  const options = await readingOptions(req)
  const { hints, mapping, remembered, name, bytes, isPasted, html } = sent
  const source = { name, bytes, isPasted, html }
  try {
    return await runTask('understand', { source, options, hints, mapping, remembered })
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    return { file: TOO_MUCH, mapping: [], submission: { records: [], problems: [] } }
  }
}

/** The summary of a builder's file, or the sentence why it is not understood. Nothing is stored. */
export async function summarizeSource(
  req: PayloadRequest,
  builder: number,
  source: Source,
): Promise<FileSummary | string> {
  const options = await readingOptions(req)
  const remembered = await rememberedMappings(req, builder)
  const words = await knownWords(req, builder)
  const hints = toHints(remembered)
  try {
    return await runTask('summarize', { source, options, hints, remembered, words })
  } catch (error) {
    if (error instanceof TooMuchWork) return TOO_MUCH.problem
    throw error
  }
}
