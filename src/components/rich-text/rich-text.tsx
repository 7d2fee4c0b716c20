import { clsx } from 'clsx'
import type { RichText as RichTextValue } from '@/contract/rich-text/rich-text'
import { Nodes } from './nodes'

interface RichTextProps {
  text: RichTextValue
  /** Whether the first letter is a drop cap. */
  dropCap?: boolean
  className?: string
}

/** Rich text of the editors, with a comfortable line length. */
export function RichText({ text, dropCap = false, className }: RichTextProps) {
  const opens = dropCap && text[0]?.type === 'paragraph'
  return (
    <div
      className={clsx(
        'max-w-reading text-reading [overflow-wrap:break-word]',
        opens && '[&>p:first-child]:drop-cap',
        className,
      )}
    >
      <Nodes>{text}</Nodes>
    </div>
  )
}
