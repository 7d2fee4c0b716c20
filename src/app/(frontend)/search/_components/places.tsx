import { ArrowRight } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'

const desks = [
  { title: 'All communities', words: 'communities', path: paths.communities },
  { title: 'All builders', words: 'builders', path: paths.builders },
  { title: 'Articles', words: 'articles', path: paths.blog },
  { title: 'Resources', words: 'resources', path: paths.resources },
] as const

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-hairline bg-surface px-4 font-semibold text-sm transition-colors hover:border-primary hover:text-primary'

interface PlacesProps {
  heading: string
  words: SiteCopy['search']
  cities: readonly string[]
}

/** Links to the sections of the site, shown before a search. */
export function Places({ heading, words, cities }: PlacesProps) {
  return (
    <section aria-labelledby="places" className="mt-10">
      <h2 id="places" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {cities.map((city) => (
          <li key={city}>
            <PageLink href={paths.communitiesIn(city)} className={chip}>
              {city}
            </PageLink>
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {desks.map(({ title, words: name, path }) => (
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
            <p className="mt-1 text-ink-soft text-sm">{words[name]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
