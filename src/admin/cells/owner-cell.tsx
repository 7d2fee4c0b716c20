import type { DefaultServerCellComponentProps } from 'payload'
import { loadStaffName } from '@/data/dashboard/loaders'

export async function OwnerCell({ cellData }: DefaultServerCellComponentProps) {
  const name = typeof cellData === 'number' ? await loadStaffName(cellData) : null
  return name ? <span>{name}</span> : <span className="guide-no">Unassigned</span>
}
