import { Hammer, MapPinned, Search } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { getSiteCopy } from '@/data/site/queries'
import { EmptyLot } from '../../_components/empty-lot'
import { IconCards } from '../../_components/icon-cards'

const cards = [
  {
    icon: MapPinned,
    title: 'Browse communities',
    words: 'communities',
    path: paths.communities,
  },
  {
    icon: Hammer,
    title: 'Find a builder',
    words: 'builders',
    path: paths.builders,
  },
  {
    icon: Search,
    title: 'Search the guide',
    words: 'search',
    path: paths.search,
  },
] as const

const links = [
  { label: 'Home', path: paths.home },
  { label: 'Resources', path: paths.resources },
  { label: 'Blog', path: paths.blog },
  { label: 'Newsletter', path: paths.newsletter },
] as const

/** The 404 page for an unknown path, with links to the most visited pages. */
export async function PageNotFound() {
  const { notFound } = await getSiteCopy()
  const filled = cards.map(({ words, ...card }) => ({ ...card, text: notFound[words] }))
  return (
    <div className="page-width py-10 md:py-16">
      <div className="flex flex-col-reverse gap-x-14 gap-y-6 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-5xl">{notFoundWords.page.title}</h1>
          <p className="mt-4 max-w-xl text-ink-soft text-lg">{notFound.text}</p>
        </div>
        <EmptyLot className="w-72 max-w-full md:w-105" />
      </div>
      <IconCards cards={filled} heading="h2" className="mt-8 md:mt-10" />
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
