import type { DefaultServerCellComponentProps } from 'payload'
import { toWords } from 'payload/shared'

const SHOWN = 4

/** The labels of the changed fields. */
export function AuditChangesCell({ cellData }: DefaultServerCellComponentProps) {
  const names: unknown[] = Array.isArray(cellData) ? cellData : []
  if (names.length === 0) return <span>–</span>
  const more = names.length - SHOWN
  const shown = names.slice(0, SHOWN).map((name) => toWords(String(name).replace(/^_/, '')))
  return <span>{more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')}</span>
}
