import { ArrowRight, Hammer, MapPinned, Search } from 'lucide-react'
import type { Metadata } from 'next'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Page Not Found' }

const cards = [
  {
    icon: MapPinned,
    title: 'Browse communities',
    text: '50+ communities in four counties, by city and price.',
    path: paths.communities,
  },
  {
    icon: Hammer,
    title: 'Find a builder',
    text: 'National, regional and local builders, with where each of them builds.',
    path: paths.builders,
  },
  {
    icon: Search,
    title: 'Search the guide',
    text: 'Communities, builders, articles and guides in one search.',
    path: paths.search,
  },
] as const

const links = [
  { label: 'Home', path: paths.home },
  { label: 'Resources', path: paths.resources },
  { label: 'Blog', path: paths.blog },
  { label: 'Newsletter', path: paths.newsletter },
] as const

export default function NotFound() {
  return (
    <div className="page-width py-16 md:py-24">
      <p className="font-semibold text-accent text-sm">404</p>
      <h1 className="mt-1 text-5xl">Page Not Found</h1>
      <p className="mt-4 max-w-xl text-ink-soft text-lg">
        This address leads nowhere; it may have moved or been mistyped. These will help:
      </p>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {cards.map(({ icon: Icon, title, text, path }) => (
          <li
            key={path}
            className="relative rounded-lg border border-hairline bg-surface p-6 transition-shadow hover:shadow-soft"
          >
            <Icon aria-hidden className="size-7 text-primary" strokeWidth={1.5} />
            <h2 className="mt-4 text-xl">
              <PageLink href={path} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </PageLink>
            </h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            <ArrowRight aria-hidden className="mt-4 size-4.5 text-accent" />
          </li>
        ))}
      </ul>
      <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
        {links.map(({ label, path }) => (
          <li key={path}>
            <PageLink
              href={path}
              className="inline-flex min-h-11 items-center font-semibold text-primary"
            >
              <span className="quiet-link">{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
