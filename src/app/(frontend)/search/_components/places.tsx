import { ArrowRight } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { filterCities } from '@/domain/options'
import { paths } from '@/lib/paths'

const desks = [
  { title: 'All communities', text: 'On a map, by city and by price.', path: paths.communities },
  { title: 'All builders', text: 'National, regional and local.', path: paths.builders },
  { title: 'Articles', text: 'Market reports and buyer’s guides.', path: paths.blog },
  { title: 'Resources', text: 'Guides, checklists, a calculator.', path: paths.resources },
] as const

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-hairline bg-surface px-4 font-semibold text-sm transition-colors hover:border-primary hover:text-primary'

/** Ways into the guide for whoever has no word for it yet. */
export function Places({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="places" className="mt-10">
      <h2 id="places" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {filterCities.map((city) => (
          <li key={city}>
            <PageLink href={paths.communitiesIn(city)} className={chip}>
              {city}
            </PageLink>
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {desks.map(({ title, text, path }) => (
          <li
            key={path}
            className="group relative rounded-lg border border-hairline bg-surface p-5 transition-shadow hover:shadow-soft"
          >
            <h3 className="flex items-center justify-between gap-3 text-xl">
              <PageLink href={path} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </PageLink>
              <ArrowRight
                aria-hidden
                className="size-4.5 shrink-0 text-accent transition-transform group-hover:translate-x-1"
              />
            </h3>
            <p className="mt-1 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
