import { BookMarked, CalendarDays, Link2 } from 'lucide-react'
import { paths } from '@/lib/paths'
import { IconCards } from '../../_components/icon-cards'

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
      <IconCards cards={cards} heading="h3" className="lg:gap-6" />
    </section>
  )
}
