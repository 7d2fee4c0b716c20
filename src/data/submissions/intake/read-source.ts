import type { PayloadRequest } from 'payload'
import type { RememberedMapping, TableMapping } from '@/domain/submissions/map/mapping'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import type { SubmittedFile } from '@/lib/submissions/read-submission'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'
import type { Source, Understood } from '@/lib/submissions/thread/tasks'
import { readingOptions } from '../listings'

const TOO_MUCH: SubmittedFile = {
  kind: 'refused',
  problem:
    'The file takes too long to read or too much memory. Save only the tables, as values, in a new workbook or a CSV file, and send that.',
}

/** The file of a submission, as tables or records. */
export async function readSource(
  { isPasted, name, bytes, html }: Source,
  options: ReadingOptions,
): Promise<SubmittedFile> {
  try {
    return await runTask('readFile', { source: { isPasted, name, bytes, html }, options })
  } catch (error) {
    if (error instanceof TooMuchWork) return TOO_MUCH
    throw error
  }
}

/** The file of a submission with its records, by the confirmed mapping or a proposed one. */
export async function understandSource(
  req: PayloadRequest,
  sent: Source & { readonly mapping: readonly TableMapping[] | null },
  remembered: readonly RememberedMapping[],
): Promise<Understood> {
  const options = await readingOptions(req)
  const { mapping, name, bytes, isPasted, html } = sent
  const source = { name, bytes, isPasted, html }
  try {
    return await runTask('understand', { source, options, mapping, remembered })
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    return { file: TOO_MUCH, mapping: [], submission: { records: [], problems: [] } }
  }
}
