import { BookMarked, CalendarDays, Link2 } from 'lucide-react'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import { IconCards } from '../../_components/icon-cards'

const cards = [
  {
    icon: BookMarked,
    title: 'Helpful articles',
    words: 'articles',
    path: paths.helpfulArticles,
  },
  {
    icon: CalendarDays,
    title: 'Events',
    words: 'events',
    path: paths.events,
  },
  {
    icon: Link2,
    title: 'Helpful links',
    words: 'links',
    path: paths.helpfulLinks,
  },
] as const

/** Links to the lists outside the categories. */
export function AdditionalResources({ words }: { words: SiteCopy['resources'] }) {
  const filled = cards.map(({ words: name, ...card }) => ({ ...card, text: words[name] }))
  return (
    <section aria-labelledby="additional-resources">
      <h2 id="additional-resources" className="mb-7 text-3xl">
        Additional Resources
      </h2>
      <IconCards cards={filled} heading="h3" className="lg:gap-6" />
    </section>
  )
}
