import type { PlannedRow } from '@/contract/redirects/redirect-import'
import { PlannedLines } from '../file-import/planned-lines'

const outcomes = [
  ['invalid', 'Skipped'],
  ['changed', 'Changed'],
  ['new', 'New'],
  ['unchanged', 'Unchanged'],
] as const satisfies readonly (readonly [PlannedRow['outcome'], string])[]

const columns = [
  ['From', ({ from }: PlannedRow) => from],
  ['To', ({ to }: PlannedRow) => to],
  ['Type', ({ type }: PlannedRow) => type],
] as const

export function ImportPreview({ rows }: { rows: readonly PlannedRow[] }) {
  return <PlannedLines lines={rows} outcomes={outcomes} columns={columns} />
}
