import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './badge'

interface BooleanCellProps extends DefaultServerCellComponentProps {
  /** The label of a checked box. */
  checkedLabel: string
}

/** Shows a label for a checked box and a dash for an unchecked one. */
export function BooleanCell({ cellData, checkedLabel }: BooleanCellProps) {
  if (cellData !== true) return <span className="guide-no">–</span>
  return <Badge tone="warning">{checkedLabel}</Badge>
}
