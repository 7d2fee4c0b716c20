import { FactsLine } from '@/components/homes/facts-line'
import { PriceChangeMark } from '@/components/prices/price-change-mark'
import { Heart } from '@/components/shortlist/heart'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { Plan } from '@/contract/homes/plan'
import { formatPrice } from '@/domain/communities/price'
import { sizeFacts } from '@/domain/homes/facts'
import { plural } from '@/domain/text/plural'

/** A plan with its first drawing on white paper. */
export function PlanCard({ plan, community }: { plan: Plan; community: string }) {
  const { name, slug, basePrice, drawings, elevations, homes, builder } = plan
  const picture = drawings[0] ?? elevations[0]
  return (
    <article className="relative flex h-full overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow hover:shadow-soft sm:flex-col">
      {picture ? (
        <img
          src={picture.src}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          className="w-32 shrink-0 border-hairline border-r bg-paper object-contain p-2 sm:aspect-4/3 sm:w-full sm:border-r-0 sm:border-b sm:p-3"
        />
      ) : null}
      <Heart kind="plan" id={plan.id} name={name} className="absolute top-1.5 right-1.5 z-10" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <h3 className="text-lg leading-tight [overflow-wrap:anywhere] max-sm:pr-9">
          <PageLink
            href={paths.plan(community, slug)}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
          >
            {name}
          </PageLink>
        </h3>
        {builder ? <p className="text-ink-soft text-sm">{builder.name}</p> : null}
        <FactsLine facts={sizeFacts(plan)} className="text-sm" />
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
          <span className="figures font-bold text-lg">
            {basePrice === null ? null : (
              <span className="font-normal text-ink-soft text-sm">From </span>
            )}
            {formatPrice(basePrice)}
          </span>
          <PriceChangeMark change={plan.priceChange} />
          {homes > 0 ? (
            <span className="text-sm text-success">
              {plural(homes, 'home for sale', 'homes for sale')}
            </span>
          ) : null}
        </p>
      </div>
    </article>
  )
}
