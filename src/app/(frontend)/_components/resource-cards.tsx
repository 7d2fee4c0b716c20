import { Banknote, GraduationCap, type LucideIcon, ScrollText } from 'lucide-react'
import type { TextItem } from '@/contract/site/site'

/** In the order of the cards: money, schools, taxes. */
const icons: readonly LucideIcon[] = [Banknote, GraduationCap, ScrollText]

/** The cards are not links (docs/product/pages.md, Home page). */
export function ResourceCards({ cards }: { cards: readonly TextItem[] }) {
  if (cards.length === 0) return null
  return (
    <section aria-label="Good to know">
      <ul className="grid border-ink border-t-2 max-md:divide-y max-md:divide-hairline md:grid-cols-3 md:divide-x md:divide-hairline">
        {cards.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length] ?? ScrollText
          return (
            <li
              key={title}
              className="flex gap-5 py-7 md:flex-col md:gap-4 md:px-8 md:last:pr-0 md:first:pl-0"
            >
              <Icon aria-hidden className="size-7 shrink-0 text-primary" strokeWidth={1.5} />
              <div>
                <h2 className="text-2xl">{title}</h2>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
