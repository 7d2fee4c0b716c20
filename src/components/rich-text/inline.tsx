import { Fragment, type ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link'
import type { RichInline, RichMark, RichSpan } from '@/contract/rich-text'
import { isWebAddress } from '@/domain/safe-link'

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

interface RichLinkProps {
  href: string
  newTab: boolean
  children: ReactNode
}

/** Other sites open beside the guide, and hear nothing of where their visitor comes from. */
function RichLink({ href, newTab, children }: RichLinkProps) {
  if (newTab || isWebAddress(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={linkLook}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={linkLook}>
        {children}
      </a>
    )
  }
  return (
    <PageLink href={href} className={linkLook}>
      {children}
    </PageLink>
  )
}

function one(inline: RichInline): ReactNode {
  if (inline.type === 'text') return <Span text={inline.text} marks={inline.marks} />
  if (inline.type === 'break') return <br />
  return (
    <RichLink href={inline.href} newTab={inline.newTab}>
      <Inline>{inline.children}</Inline>
    </RichLink>
  )
}

/** Running text: what is bold, what is a link, where a line ends. */
export function Inline({ children }: { children: readonly RichInline[] }) {
  return children.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is never reordered
    <Fragment key={index}>{one(inline)}</Fragment>
  ))
}
