import type { RichInline } from '@/contract/rich-text/rich-text'

/** Removes links from inline text, for use inside a link. */
export function withoutLinks(inlines: readonly RichInline[]): RichInline[] {
  return inlines.flatMap((inline) =>
    inline.type === 'link' ? withoutLinks(inline.children) : [inline],
  )
}
