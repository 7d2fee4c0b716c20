import { getOutline } from '@/contract/rich-text/outline'
import type { RichText } from '@/contract/rich-text/rich-text'
import { Nodes } from './nodes'

/** Table of contents with the main headings of a text. */
export function Contents({ text, title }: { text: RichText; title: string }) {
  const headings = getOutline(text)
  if (headings.length === 0) return null
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
              <Nodes>
                {children.flatMap((node) => (node.type === 'link' ? node.children : [node]))}
              </Nodes>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
