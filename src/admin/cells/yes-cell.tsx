import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './badge'

interface YesCellProps extends DefaultServerCellComponentProps {
  /** The label of a checked box. */
  word: string
}

/** Shows a label for a checked box and a dash for an unchecked one. */
export function YesCell({ cellData, word }: YesCellProps) {
  if (cellData !== true) return <span className="guide-no">–</span>
  return <Badge tone="warning">{word}</Badge>
}
