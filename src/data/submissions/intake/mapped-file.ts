import type { PayloadRequest } from 'payload'
import type { MappedTable, MappingView } from '@/contract/submissions/mapping'
import { readStoredSource, type StoredSource } from '@/database/submissions/files'
import { readCommunityNames } from '@/database/submissions/names'
import { getSession } from '@/database/transactions/session'
import { targetChoices } from '@/domain/submissions/map/columns'
import {
  hasNoCommunity,
  mappingProblems,
  type TableMapping,
} from '@/domain/submissions/map/mapping'
import { previewTable } from '@/domain/submissions/map/preview'
import { noHints, type ReadingHints, type SubmissionTable } from '@/domain/submissions/read/table'
import { readingOptions } from '../reading-options'
import { readSource } from './read-source'

/** A file as it is read now. Without tables for a feed, whose parts have fixed meanings. */
export interface MappedFile {
  readonly hints: ReadingHints
  readonly hidden: number
  readonly tables: readonly SubmissionTable[]
  readonly mapping: readonly TableMapping[]
}

const noTables: MappedFile = { hints: noHints, hidden: 0, tables: [], mapping: [] }

/** The tables of a file, or the sentence why there are none. */
export async function readTables(
  req: PayloadRequest,
  source: StoredSource,
  hints: ReadingHints,
): Promise<Omit<MappedFile, 'mapping'> | string> {
  const file = await readSource(source, await readingOptions(req), hints)
  if (file.kind === 'refused') return file.problem
  return file.kind === 'tables' ? { hints, hidden: file.hidden, tables: file.tables } : noTables
}

/** The file of a submission as it is read now. */
export async function readNow(
  req: PayloadRequest,
  submission: number,
): Promise<{ source: StoredSource; now: MappedFile } | null> {
  const source = await readStoredSource(await getSession(req), submission)
  if (!source) return null
  const read = await readTables(req, source, source.hints ?? noHints)
  if (typeof read === 'string') return { source, now: noTables }
  return { source, now: { ...read, mapping: source.mapping ?? [] } }
}

/** A file as the screen of its columns shows it. */
export async function toMappingView(
  req: PayloadRequest,
  source: StoredSource,
  { hints, hidden, tables, mapping }: MappedFile,
  refusal: string | null = null,
): Promise<MappingView> {
  const isAsked = mapping.some(hasNoCommunity)
  const names = isAsked ? await readCommunityNames(await getSession(req), source.builder) : []
  return {
    hidden,
    includesHidden: hints.includesHidden,
    refusal,
    tables: mapping.flatMap((one): MappedTable[] => {
      const table = tables.find(({ index }) => index === one.table)
      if (!table) return []
      return [
        {
          ...one,
          ...previewTable(table, one),
          columns: one.columns.map((column) => ({ ...column, samples: [...column.samples] })),
          name: table.name,
          title: table.title,
          unit: table.unit,
          pages: [...new Set(table.rows.flatMap(({ onPage }) => (onPage ? [onPage.page] : [])))],
          communities: hasNoCommunity(one) ? names : null,
          problems: mappingProblems(one),
          choices: targetChoices(one.kind),
        },
      ]
    }),
  }
}
