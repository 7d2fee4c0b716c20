import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './badge'

interface BooleanCellProps extends DefaultServerCellComponentProps {
  /** The label of a checked box. */
  word: string
}

/** Shows a label for a checked box and a dash for an unchecked one. */
export function BooleanCell({ cellData, word }: BooleanCellProps) {
  if (cellData !== true) return <span className="guide-no">–</span>
  return <Badge tone="warning">{word}</Badge>
}
