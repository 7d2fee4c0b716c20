import type { PayloadRequest } from 'payload'
import type { MappingChange } from '@/contract/submissions/mapping'
import type { StoredSource } from '@/database/submissions/files'
import {
  proposeMapping,
  type RememberedMapping,
  type TableMapping,
  withKind,
  withMark,
  withTarget,
} from '@/domain/submissions/map/mapping'
import type { SubmissionTable } from '@/domain/submissions/read/table'
import { type MappedFile, readTables } from './mapped-file'
import { rememberedMappings } from './remembered-mappings'

const NO_ROWS = 'No row below it describes a listing. Choose another row with the headings.'

/** Reads the file with other headings, or with what is hidden. Other tables stay as they are mapped. */
async function readOtherwise(
  req: PayloadRequest,
  source: StoredSource,
  now: MappedFile,
  change: FileChange,
): Promise<MappedFile | string> {
  const isHidden = 'includesHidden' in change
  const table = isHidden ? null : now.tables.find(({ index }) => index === change.table)
  const headers =
    isHidden || !table ? now.hints.headers : { ...now.hints.headers, [table.sheet]: change.header }
  const includesHidden = isHidden ? change.includesHidden : now.hints.includesHidden
  const read = await readTables(req, source, { ...now.hints, headers, includesHidden })
  if (typeof read === 'string') return read
  if (table && !read.tables.some(({ sheet }) => sheet === table.sheet)) return NO_ROWS
  const remembered = await rememberedMappings(req, source.builder)
  const mapping = read.tables.map((next) => {
    const same = now.tables.find((one) => isSameTable(one, next))
    const before = now.mapping.find((one) => one.table === same?.index)
    return before ? { ...before, table: next.index } : proposeMapping(next, remembered)
  })
  return { ...read, mapping }
}

function isSameTable(a: SubmissionTable, b: SubmissionTable): boolean {
  const key = ({ sheet, headerRow, headings }: SubmissionTable) =>
    JSON.stringify([sheet, headerRow, headings])
  return key(a) === key(b)
}

type FileChange = Extract<MappingChange, { includesHidden: boolean } | { header: number | null }>
type TableChange = Exclude<MappingChange, FileChange>

const isOfFile = (change: MappingChange): change is FileChange =>
  'includesHidden' in change || 'header' in change

function changeTable(
  mapping: TableMapping,
  table: SubmissionTable | undefined,
  remembered: readonly RememberedMapping[],
  change: TableChange,
): TableMapping {
  if ('community' in change) return { ...mapping, community: change.community }
  if ('column' in change) return withTarget(mapping, change.column, change.target)
  if ('mark' in change) return withMark(mapping, change.row, change.mark)
  return table ? withKind(mapping, table, remembered, change.kind) : mapping
}

/** The file after a correction, or the sentence why it cannot be made. */
export async function applyChange(
  req: PayloadRequest,
  source: StoredSource,
  now: MappedFile,
  change: MappingChange,
): Promise<MappedFile | string> {
  if (isOfFile(change)) return readOtherwise(req, source, now, change)
  const remembered = 'kind' in change ? await rememberedMappings(req, source.builder) : []
  const table = now.tables.find(({ index }) => index === change.table)
  const mapping = now.mapping.map((one) =>
    one.table === change.table ? changeTable(one, table, remembered, change) : one,
  )
  return { ...now, mapping }
}
