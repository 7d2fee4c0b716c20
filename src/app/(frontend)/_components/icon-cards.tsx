import { ArrowRight, type LucideIcon } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'

interface IconCardsProps {
  cards: readonly {
    readonly icon: LucideIcon
    readonly title: string
    readonly text: string
    readonly path: string
  }[]
  /** The heading level of the cards. */
  heading: 'h2' | 'h3'
  className?: string
}

/** Three cards in a row. The whole card is clickable. */
export function IconCards({ cards, heading: Heading, className = '' }: IconCardsProps) {
  return (
    <ul className={`grid gap-5 md:grid-cols-3 ${className}`}>
      {cards.map(({ icon: Icon, title, text, path }) => (
        <li
          key={path}
          className="group relative rounded-lg border border-hairline bg-surface p-6 transition-shadow hover:shadow-soft"
        >
          <div className="flex items-start justify-between">
            <Icon aria-hidden className="size-7 text-primary" strokeWidth={1.5} />
            <ArrowRight
              aria-hidden
              className="size-4.5 text-accent transition-transform group-hover:translate-x-1"
            />
          </div>
          <Heading className="mt-4 text-xl">
            <PageLink href={path} className="after:absolute after:inset-0 after:rounded-lg">
              {title}
            </PageLink>
          </Heading>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
