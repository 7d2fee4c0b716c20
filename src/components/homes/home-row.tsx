import { FactsLine } from '@/components/homes/facts-line'
import { PriceChangeMark } from '@/components/prices/price-change-mark'
import { Heart } from '@/components/shortlist/heart'
import { PageLink } from '@/components/ui/page-link'
import { Thumb } from '@/components/ui/thumb'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import { dollars, formatPrice } from '@/domain/communities/price'
import { homeStages, labelOf } from '@/domain/enums'
import { sizeFacts } from '@/domain/homes/facts'
import type { MonthlyCost } from '@/domain/mortgage/monthly-cost'
import { formatCalendarDay } from '@/lib/format-date'

/** What a row shows, so that a page with many homes sends no more of each. */
export type RowHome = Pick<
  Home,
  | 'id'
  | 'address'
  | 'slug'
  | 'price'
  | 'earlierPrice'
  | 'priceChange'
  | 'squareFeet'
  | 'beds'
  | 'baths'
  | 'halfBaths'
  | 'stage'
  | 'moveIn'
  | 'status'
  | 'isModel'
> & { readonly plan: string | null; readonly image: string | null }

export function rowHome(home: Home): RowHome {
  const { id, address, slug, price, earlierPrice, squareFeet, beds, baths, halfBaths } = home
  const { priceChange, stage, moveIn, status, isModel, plan, images } = home
  return {
    id,
    address,
    slug,
    price,
    earlierPrice,
    priceChange,
    squareFeet,
    beds,
    baths,
    halfBaths,
    stage,
    moveIn,
    status,
    isModel,
    plan: plan?.name ?? null,
    image: images[0] ?? null,
  }
}

interface HomeRowProps {
  home: RowHome
  /** Slug of the community. */
  community: string
  /** Name and city of the community, on a list of several. */
  place?: string
  /** Its monthly cost, on a list that is searched by it. */
  cost?: Pick<MonthlyCost, 'total' | 'isComplete'> | undefined
  now: Date
}

/** `Ready`, `Under construction, Feb 15`, `Pending`. */
export function stageText(
  { stage, moveIn, status }: Pick<RowHome, 'stage' | 'moveIn' | 'status'>,
  now: Date,
): string {
  if (status === 'pending') return 'Pending'
  const label = labelOf(homeStages, stage)
  return moveIn && stage !== 'ready' ? `${label}, ${formatCalendarDay(moveIn, now)}` : label
}

/** A home in one row: address, plan, size, when one can move in, and price. */
export function HomeRow({ home, community, place, cost, now }: HomeRowProps) {
  const { id, address, slug, plan, price, earlierPrice, image, isModel } = home
  return (
    <article className="relative grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[4.5rem_minmax(0,1.4fr)_minmax(0,1fr)_auto_auto]">
      <Thumb src={image} alt="" className="row-span-3 w-18 self-start rounded-md sm:row-span-1" />
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-base leading-snug [overflow-wrap:anywhere] max-sm:pr-12">
          <PageLink
            href={paths.singleHome(community, slug)}
            className="after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold"
          >
            {address}
          </PageLink>
        </h3>
        <p className="text-ink-soft text-sm">
          {[plan, isModel ? 'Model home' : null].filter(Boolean).join(' · ')}
        </p>
        {place ? <p className="text-ink-soft text-sm">{place}</p> : null}
      </div>
      <div className="min-w-0 text-sm max-sm:col-start-2">
        <FactsLine facts={sizeFacts(home)} />
        <p className="text-ink-soft">{stageText(home, now)}</p>
      </div>
      <p className="max-sm:col-start-2 sm:text-right">
        {earlierPrice !== null && price !== null ? (
          <s className="figures mr-2 text-ink-soft text-sm sm:mr-0 sm:block">
            <span className="sr-only">Earlier price </span>
            {formatPrice(earlierPrice)}
          </s>
        ) : null}
        <span className="figures font-bold">{formatPrice(price)}</span>
        <PriceChangeMark
          change={home.priceChange}
          className="max-sm:ml-2 sm:mt-1 sm:ml-auto sm:block sm:w-fit"
        />
        {cost ? (
          <span className="figures block text-ink-soft text-sm">
            {cost.isComplete ? 'About' : 'At least'} {dollars(cost.total)} a month
          </span>
        ) : null}
      </p>
      <Heart
        kind="home"
        id={id}
        name={address}
        className="z-10 max-sm:absolute max-sm:top-1.5 max-sm:right-0 sm:relative"
      />
    </article>
  )
}
