import { FactsLine } from '@/components/homes/facts-line'
import { Heart } from '@/components/shortlist/heart'
import { Marked } from '@/components/ui/marked'
import { Thumb } from '@/components/ui/thumb'
import type { FoundHome } from '@/contract/search/search'
import { formatPrice } from '@/domain/communities/price'
import { FoundLink } from './found-link'

interface HomeFoundProps {
  home: FoundHome
  terms: readonly string[]
}

/** A floor plan or a home in the search results, with its place, size and price. */
export function HomeFound({ home, terms }: HomeFoundProps) {
  const { section, id, title, place, by, facts, price, picture, isPending } = home
  const isPlan = section === 'plans'
  return (
    <article className="group relative flex h-full gap-4 rounded-lg border border-hairline bg-surface p-3 transition-shadow hover:shadow-soft sm:gap-5">
      <Thumb src={picture} alt="" className="w-24 self-start rounded-md sm:w-34" />
      <div className="min-w-0 flex-1 self-center">
        <h3 className="pr-9 text-lg leading-tight [overflow-wrap:anywhere]">
          <FoundLink item={home} terms={terms} />
        </h3>
        <p className="mt-1 truncate text-sm">
          <Marked text={place} terms={terms} />
        </p>
        {by ? (
          <p className="truncate text-ink-soft text-sm">
            <Marked text={isPlan ? by : `${by} plan`} terms={terms} />
          </p>
        ) : null}
        <FactsLine facts={facts} className="text-sm" />
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="figures font-bold">
            {isPlan && price !== null ? `From ${formatPrice(price)}` : formatPrice(price)}
          </span>
          {isPending ? <span className="font-semibold text-accent text-xs">Pending</span> : null}
        </p>
      </div>
      <Heart
        kind={isPlan ? 'plan' : 'home'}
        id={id}
        name={title}
        className="absolute top-1.5 right-1.5 z-10"
      />
    </article>
  )
}
