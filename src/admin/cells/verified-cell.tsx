import type { DefaultServerCellComponentProps } from 'payload'
import { VerifiedBadge } from './verified-badge'

/** The time since a listing was last verified, in a list. */
export function VerifiedCell({ cellData }: DefaultServerCellComponentProps) {
  return <VerifiedBadge verifiedAt={cellData ? String(cellData) : null} />
}
