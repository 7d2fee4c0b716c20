import { Fragment, type ReactNode } from 'react'
import { AnyLink } from '@/components/ui/any-link'
import type { RichInline, RichMark, RichSpan } from '@/contract/rich-text/rich-text'

const tags = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
} as const satisfies Record<RichMark, string>

function Span({ text, marks: [mark, ...others] }: Omit<RichSpan, 'type'>) {
  if (!mark) return text
  const Tag = tags[mark]
  return (
    <Tag>
      <Span text={text} marks={others} />
    </Tag>
  )
}

const linkLook =
  'font-medium text-primary underline decoration-1 decoration-primary/40 underline-offset-4 transition-colors hover:decoration-primary'

function one(inline: RichInline): ReactNode {
  if (inline.type === 'text') return <Span text={inline.text} marks={inline.marks} />
  if (inline.type === 'break') return <br />
  return (
    <AnyLink href={inline.href} newTab={inline.newTab} className={linkLook}>
      <Inline>{inline.children}</Inline>
    </AnyLink>
  )
}

/** Inline text with formatting, links and line breaks. */
export function Inline({ children }: { children: readonly RichInline[] }) {
  return children.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
    <Fragment key={index}>{one(inline)}</Fragment>
  ))
}
