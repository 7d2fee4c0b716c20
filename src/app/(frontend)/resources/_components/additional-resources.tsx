import { ArrowRight, BookMarked, CalendarDays, Link2 } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/lib/paths'

const cards = [
  {
    icon: BookMarked,
    title: 'Helpful Articles',
    text: 'Short answers on contracts, inspections, warranties, taxes and the first summer.',
    path: paths.helpfulArticles,
  },
  {
    icon: CalendarDays,
    title: 'Events',
    text: 'Grand openings, open houses and model tours, with dates you can put in your calendar.',
    path: paths.events,
  },
  {
    icon: Link2,
    title: 'Helpful Links',
    text: 'Districts, utilities, agencies and lenders’ rules, on the sites of those who keep them.',
    path: paths.helpfulLinks,
  },
] as const

/** The lists that stand beside the categories. */
export function AdditionalResources() {
  return (
    <section aria-labelledby="additional-resources">
      <h2 id="additional-resources" className="mb-7 text-3xl">
        Additional Resources
      </h2>
      <ul className="grid gap-5 md:grid-cols-3 lg:gap-6">
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
            <h3 className="mt-4 text-xl">
              <PageLink href={path} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </PageLink>
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
