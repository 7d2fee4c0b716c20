import { clsx } from 'clsx'
import { plainText } from '@/contract/rich-text/outline'
import type { RichBlock, RichText as RichTextValue } from '@/contract/rich-text/rich-text'
import { Nodes } from './nodes'

/** Two lines of text, in characters. A drop cap, which is three lines high, is for longer ones. */
const DROP_CAP_MIN_LENGTH = 160

interface RichTextProps {
  text: RichTextValue
  /** Whether the first letter is a drop cap, if the first paragraph is long enough. */
  dropCap?: boolean
  className?: string
}

function isLongParagraph(block: RichBlock | undefined): boolean {
  return block?.type === 'paragraph' && plainText(block.children).length >= DROP_CAP_MIN_LENGTH
}

/** Rich text of the editors, with a comfortable line length. */
export function RichText({ text, dropCap = false, className }: RichTextProps) {
  const opens = dropCap && isLongParagraph(text[0])
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
