import { FactsLine } from '@/components/homes/facts-line'
import { PriceChangeMark } from '@/components/prices/price-change-mark'
import { Heart } from '@/components/shortlist/heart'
import { PageLink } from '@/components/ui/page-link'
import { Thumb } from '@/components/ui/thumb'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import { dollars, formatPrice } from '@/domain/communities/price'
import { getLabel, homeStages } from '@/domain/enums'
import { sizeFacts } from '@/domain/homes/facts'
import { type MonthlyCost, missingCosts } from '@/domain/mortgage/monthly-cost'
import { formatCalendarDay } from '@/lib/dates/format-date'

/** The fields of a home in a row, so that a page with many homes sends no more of each. */
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
> & {
  readonly plan: string | null
  readonly image: string | null
}

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

/** Values that a row shows only in a list of several communities. */
interface RowContext {
  readonly builder: string | null
  /** Community and city. */
  readonly place: string
}

export function toRowContext({ community: { name, city }, builder }: Home): RowContext {
  return { builder: builder?.name ?? null, place: [name, city].filter(Boolean).join(', ') }
}

interface HomeRowProps {
  home: RowHome
  /** Slug of the community. */
  community: string
  /** On a list of several communities, made by `toRowContext`. */
  context?: RowContext
  /** Its monthly cost, on a list that is searched by it. */
  cost?: MonthlyCost | undefined
  now: Date
}

/** `Ready`, `Under construction · ready Feb 15`, `Pending`. */
export function stageText(
  { stage, moveIn, status }: Pick<RowHome, 'stage' | 'moveIn' | 'status'>,
  now: Date,
): string {
  if (status === 'pending') return 'Pending'
  const label = getLabel(homeStages, stage)
  return moveIn && stage !== 'ready' ? `${label} · ready ${formatCalendarDay(moveIn, now)}` : label
}

/** A home in one row: address, plan, size, when one can move in, and price. */
export function HomeRow({ home, community, context, cost, now }: HomeRowProps) {
  const { id, address, slug, plan, price, squareFeet, earlierPrice, image, isModel } = home
  return (
    <article className="@container relative py-3.5">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-x-4 gap-y-0.5 @lg:mr-14 @lg:grid-cols-[7rem_minmax(0,1fr)_auto] @3xl:grid-cols-[7rem_minmax(0,1.4fr)_minmax(0,1fr)_auto]">
        <Thumb
          src={image}
          alt=""
          className="row-span-3 w-28 self-start rounded-md @3xl:row-span-1"
        />
        <div className="min-w-0 pr-11 @lg:pr-0">
          <h3 className="font-sans font-semibold text-base leading-snug [overflow-wrap:anywhere]">
            <PageLink
              href={paths.singleHome(community, slug)}
              className="after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold"
            >
              {address}
            </PageLink>
          </h3>
          <p className="text-ink-soft text-sm">
            {[plan, context?.builder, isModel ? 'Model home' : null].filter(Boolean).join(' · ')}
          </p>
          {context ? <p className="text-ink-soft text-sm">{context.place}</p> : null}
        </div>
        <div className="min-w-0 text-sm @max-3xl:col-start-2">
          <FactsLine facts={sizeFacts(home)} />
          <p className="text-ink-soft">{stageText(home, now)}</p>
        </div>
        <p className="@max-lg:col-start-2 @max-lg:mt-1 @lg:col-start-3 @lg:row-span-2 @lg:row-start-1 @lg:text-right @3xl:col-start-4 @3xl:row-span-1">
          {earlierPrice !== null && price !== null ? (
            <s className="figures mr-2 text-ink-soft text-sm @lg:mr-0 @lg:block">
              <span className="sr-only">Earlier price </span>
              {formatPrice(earlierPrice)}
            </s>
          ) : null}
          <span className="figures font-bold">{formatPrice(price)}</span>
          <PriceChangeMark
            change={home.priceChange}
            className="@max-lg:ml-2 @lg:mt-1 @lg:ml-auto @lg:flex @lg:w-fit"
          />
          {context && price !== null && squareFeet ? (
            <span className="figures block text-ink-soft text-sm">
              {dollars(Math.round(price / squareFeet))} per sq ft
            </span>
          ) : null}
          {cost ? (
            <span className="figures block text-ink-soft text-sm">
              {cost.isComplete ? 'About' : 'At least'} {dollars(cost.total)} a month
            </span>
          ) : null}
          {cost && !cost.isComplete ? (
            <em className="block text-ink-soft text-sm">plus {missingCosts(cost).join(' and ')}</em>
          ) : null}
        </p>
      </div>
      <Heart
        kind="home"
        id={id}
        name={address}
        className="absolute top-2 right-0 z-10 @lg:top-1/2 @lg:-translate-y-1/2"
      />
    </article>
  )
}
