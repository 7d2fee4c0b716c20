import 'server-only'
import { createLocalReq } from 'payload'
import type {
  PastedPreview,
  PastedTable,
  PreviewInput,
} from '@/contract/submissions/pasted-preview'
import { targetLabel } from '@/domain/submissions/map/columns'
import { proposeMapping, type RememberedMapping } from '@/domain/submissions/map/mapping'
import type { SubmissionTable } from '@/domain/submissions/read/table'
import { payloadClient } from '../../payload/payload-client'
import { readingOptions } from '../reading-options'
import { readSource } from './read-source'
import { rememberedMappings, toHints } from './remembered-mappings'

/** Rows of the preview. */
const SAMPLE = 4

function toPreview(table: SubmissionTable, remembered: readonly RememberedMapping[]): PastedTable {
  const { index, rows } = table
  const { columns } = proposeMapping(table, remembered)
  return {
    index,
    rows: rows.length,
    columns: columns.map(({ column, heading, target }) => ({
      column,
      heading,
      field: target === null ? null : targetLabel(target),
    })),
    sample: rows.slice(0, SAMPLE).map(({ row, cells }) => ({
      row,
      cells: cells.map((cell) => (cell === null ? '' : String(cell))),
    })),
  }
}

/** Recognizes the tables in a pasted text. Nothing is stored. */
export async function pastedPreview({ builder, ...pasted }: PreviewInput): Promise<PastedPreview> {
  const req = await createLocalReq({}, await payloadClient())
  const { text, html = null } = pasted
  const bytes = new TextEncoder().encode(text)
  const source = { name: '', bytes, isPasted: true, html }
  const remembered = builder === null ? [] : await rememberedMappings(req, builder)
  const file = await readSource(source, await readingOptions(req), toHints(remembered))
  if (file.kind === 'refused') return { state: 'refused', message: file.problem }
  if (file.kind === 'feed') {
    return { state: 'refused', message: 'This is a new-home feed. Upload it as a file.' }
  }
  return { state: 'tables', tables: file.tables.map((table) => toPreview(table, remembered)) }
}
