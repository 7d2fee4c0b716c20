import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { RichBlock, RichText as RichTextValue } from '@/contract/rich-text/rich-text'
import { CommunityCard } from '../communities/community-card'
import { Figure } from './figure'
import { Heading } from './heading'
import { Inline } from './inline'
import { List } from './list'
import { Table } from './table'

function one(block: RichBlock): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="my-5 first:mt-0">
          <Inline>{block.children}</Inline>
        </p>
      )
    case 'heading':
      return <Heading heading={block} />
    case 'list':
      return <List list={block} />
    case 'quote':
      return (
        <blockquote className="my-10 break-inside-avoid border-accent border-l-3 pl-6 font-display text-2xl text-primary [text-wrap:balance] md:pl-8">
          <Inline>{block.children}</Inline>
        </blockquote>
      )
    case 'table':
      return <Table table={block} />
    case 'picture':
      return <Figure picture={block} />
    case 'rule':
      return <hr className="mx-auto my-12 w-24 border-control" />
    case 'community':
      return (
        <div className="my-9 break-inside-avoid text-base">
          <CommunityCard community={block.community} layout="horizontal" />
        </div>
      )
  }
}

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
      {text.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
        <Fragment key={index}>{one(block)}</Fragment>
      ))}
    </div>
  )
}
