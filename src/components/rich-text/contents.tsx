import type { RichText } from '@/contract/rich-text/rich-text'
import { Inline } from './inline'
import { withoutLinks } from './without-links'

/** Texts with fewer headings have no table of contents. */
const WORTH_LISTING = 3

/** Table of contents with the main headings of a text. */
export function Contents({ text, title }: { text: RichText; title: string }) {
  const headings = text.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [block] : [],
  )
  if (headings.length < WORTH_LISTING) return null
  return (
    <nav aria-label={title} data-screen-only className="text-sm">
      <p className="font-semibold">{title}</p>
      <ol className="mt-3 border-hairline border-l">
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-ink-soft leading-snug transition-colors hover:border-accent hover:text-primary"
            >
              <Inline>{withoutLinks(children)}</Inline>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
