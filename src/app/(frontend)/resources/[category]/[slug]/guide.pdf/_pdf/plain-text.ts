import { plainText } from '@/contract/rich-text/outline'
import type { RichInline, RichNode } from '@/contract/rich-text/rich-text'

/** The text of nodes as it is printed: whitespace is collapsed. */
export function printedText(nodes: readonly RichNode[]): string {
  return plainText(nodes).replace(/\s+/g, ' ').trim()
}

/** Trims inline content. Editors sometimes align table cells with spaces. */
export function trimmed(inlines: readonly RichInline[]): RichInline[] {
  return inlines.map((inline, index) => {
    if (inline.type !== 'text') return inline
    const start = index === 0 ? inline.text.trimStart() : inline.text
    return { ...inline, text: index === inlines.length - 1 ? start.trimEnd() : start }
  })
}
