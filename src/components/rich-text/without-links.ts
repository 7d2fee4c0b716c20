import type { RichInline } from '@/contract/rich-text'

/** Running text that can stand inside of a link. */
export function withoutLinks(inlines: readonly RichInline[]): RichInline[] {
  return inlines.flatMap((inline) =>
    inline.type === 'link' ? withoutLinks(inline.children) : [inline],
  )
}
