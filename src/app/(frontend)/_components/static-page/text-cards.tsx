import { ArrowRight } from 'lucide-react'
import { AnyLink } from '@/components/ui/any-link'
import type { SiteLink, TextItem } from '@/contract/site/site'

/** In two columns the last card fills its row, so that it is not alone beside a gap. */
const looks = {
  2: 'sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-full',
  3: 'md:grid-cols-3',
} as const

interface TextCardsProps {
  cards: readonly (TextItem & { readonly link?: SiteLink })[]
  /** The number of columns on wide screens. */
  columns?: keyof typeof looks
}

/** Paragraphs with titles in columns. A card with a link is clickable as a whole. */
export function TextCards({ cards, columns = 2 }: TextCardsProps) {
  return (
    <ul className={`grid gap-5 ${looks[columns]}`}>
      {cards.map(({ title, text, link }) => (
        <li
          key={title}
          className="group relative flex flex-col rounded-lg border border-hairline bg-surface p-6 has-[a]:transition-shadow has-[a]:hover:shadow-soft"
        >
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
          {link ? (
            <p className="mt-auto pt-3">
              <AnyLink
                href={link.path}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
              >
                {link.label}
                <ArrowRight
                  aria-hidden
                  className="size-4 transition-transform group-hover:translate-x-0.5"
                />
              </AnyLink>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
