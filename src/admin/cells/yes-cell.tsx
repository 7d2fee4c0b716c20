import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './badge'

interface YesCellProps extends DefaultServerCellComponentProps {
  /** What a ticked box means. */
  word: string
}

/** A box that is ticked, in a word; nothing where it is not. */
export function YesCell({ cellData, word }: YesCellProps) {
  if (cellData !== true) return <span className="guide-no">–</span>
  return <Badge tone="warning">{word}</Badge>
}
