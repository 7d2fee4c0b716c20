import { headers } from 'next/headers'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { recentAdCounts } from '@/data/ads/queries'
import { findStaff } from '@/data/staff/queries'
import { isEditor } from '@/domain/accounts/roles'
import { formatNumber } from '@/domain/text/format-number'

interface AdCountCellProps extends Partial<DefaultServerCellComponentProps> {
  counted: 'impressions' | 'clicks'
}

/** Payload does not pass the user to a cell. The user is loaded once for all cells of a page. */
const isForEditors = cache(async () => {
  const user = await findStaff(await headers())
  return isEditor(user?.role)
})

/**
 * Impressions or clicks of an ad in the last 30 days. Only editors and admins see them. Payload also
 * renders the cell of a UI field in forms, without a row.
 */
export async function AdCountCell({ counted, rowData }: AdCountCellProps) {
  if (!rowData) return null
  if (!(await isForEditors())) return <span>–</span>
  const counts = await recentAdCounts()
  return <span>{formatNumber(counts.get(Number(rowData.id))?.[counted] ?? 0)}</span>
}
