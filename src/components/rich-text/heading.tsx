import type { RichHeading } from '@/contract/rich-text/rich-text'
import { Inline } from './inline'

const looks = {
  2: { tag: 'h2', className: 'mt-12 mb-4 text-3xl' },
  3: { tag: 'h3', className: 'mt-9 mb-3 text-xl' },
  4: { tag: 'h4', className: 'mt-7 mb-2 font-semibold' },
} as const satisfies Record<RichHeading['level'], { tag: string; className: string }>

/** A heading with an anchor. */
export function Heading({ heading: { level, id, children } }: { heading: RichHeading }) {
  const { tag: Tag, className } = looks[level]
  return (
    <Tag id={id} className={`${className} break-after-avoid [overflow-wrap:anywhere] first:mt-0`}>
      <Inline>{children}</Inline>
    </Tag>
  )
}
