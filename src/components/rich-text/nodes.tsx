import type { ReactNode } from 'react'
import type { RichHeading, RichMark, RichNode, RichSpan } from '@/contract/rich-text/rich-text'
import { CommunityCard } from '../communities/community-card'
import { AnyLink } from '../ui/any-link'
import { Figure } from './figure'
import { Cell, Table } from './table'

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

const headingLooks = {
  2: 'mt-12 mb-4 text-3xl',
  3: 'mt-9 mb-3 text-xl',
  4: 'mt-7 mb-2 font-semibold',
} as const satisfies Record<RichHeading['level'], string>

const listLook =
  'my-5 grid grid-cols-[minmax(0,1fr)] gap-2.5 pl-6 marker:text-accent [li>&]:mt-2.5 [li>&]:mb-0'

function Node({ node }: { node: RichNode }): ReactNode {
  const inner = 'children' in node ? <Nodes>{node.children}</Nodes> : null
  switch (node.type) {
    case 'text':
      return <Span text={node.text} marks={node.marks} />
    case 'break':
      return <br />
    case 'link':
      return (
        <AnyLink href={node.href} newTab={node.newTab} className={linkLook}>
          {inner}
        </AnyLink>
      )
    case 'paragraph':
      return <p className="my-5 first:mt-0">{inner}</p>
    case 'heading': {
      const Tag = `h${node.level}` as const
      const look = headingLooks[node.level]
      return (
        <Tag
          id={node.id}
          className={`${look} break-after-avoid [overflow-wrap:anywhere] first:mt-0`}
        >
          {inner}
        </Tag>
      )
    }
    case 'quote':
      return (
        <blockquote className="my-10 break-inside-avoid border-accent border-l-3 pl-6 font-display text-2xl text-primary [text-wrap:balance] md:pl-8">
          {inner}
        </blockquote>
      )
    case 'list':
      return node.ordered ? (
        <ol start={node.start} className={`${listLook} figures list-decimal marker:font-semibold`}>
          {inner}
        </ol>
      ) : (
        <ul className={`${listLook} list-disc`}>{inner}</ul>
      )
    case 'item':
      return <li className="pl-1.5">{inner}</li>
    case 'table': {
      const head = node.children.filter(({ isHead }) => isHead)
      const body = node.children.filter(({ isHead }) => !isHead)
      return (
        <Table head={head.length > 0 ? <Nodes>{head}</Nodes> : null}>
          <Nodes>{body}</Nodes>
        </Table>
      )
    }
    case 'row':
      return <tr className="border-hairline border-b last:border-b-0">{inner}</tr>
    case 'cell':
      return <Cell cell={node}>{inner}</Cell>
    case 'picture':
      return <Figure picture={node} />
    case 'rule':
      return <hr className="mx-auto my-12 w-24 border-control" />
    case 'community':
      return (
        <div className="my-9 break-inside-avoid text-base">
          <CommunityCard community={node.community} layout="horizontal" />
        </div>
      )
  }
}

/** Nodes of rich text with all that they contain. */
export function Nodes({ children }: { children: readonly RichNode[] }) {
  return children.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
    <Node key={index} node={node} />
  ))
}
