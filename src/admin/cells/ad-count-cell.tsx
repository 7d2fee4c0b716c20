import { headers } from 'next/headers'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { recentAdCounts } from '@/data/ad-counts/recent'
import { staffOf } from '@/data/staff'
import { grouped } from '@/domain/grouped'

interface AdCountCellProps extends DefaultServerCellComponentProps {
  counted: 'impressions' | 'clicks'
}

/** Payload tells a cell nothing of who looks at it; asked once for all cells of a page. */
const isForEditors = cache(async () => {
  const user = await staffOf(await headers())
  return user?.role === 'editor' || user?.role === 'admin'
})

/** How often an ad was seen or followed in the last thirty days; for editors and admins. */
export async function AdCountCell({ counted, rowData }: AdCountCellProps) {
  if (!(await isForEditors())) return <span>–</span>
  const counts = await recentAdCounts()
  return <span>{grouped(counts.get(Number(rowData.id))?.[counted] ?? 0)}</span>
}
