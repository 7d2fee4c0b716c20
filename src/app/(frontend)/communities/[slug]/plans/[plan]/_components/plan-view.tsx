import { ExternalLink } from 'lucide-react'
import { FactsLine } from '@/components/homes/facts-line'
import { rowHome } from '@/components/homes/home-row'
import { MonthlyCostPanel } from '@/components/homes/monthly-cost-panel'
import { Section } from '@/components/layout/section'
import { PriceHistory } from '@/components/prices/price-history'
import { PriceMarks } from '@/components/prices/price-marks'
import { Heart } from '@/components/shortlist/heart'
import { planOffer } from '@/components/structured-data/home-residence'
import { JsonLd } from '@/components/structured-data/json-ld'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import type { RecordedPrice } from '@/contract/prices/price-history'
import type { SiteInfo } from '@/contract/site/site'
import { isLate } from '@/domain/communities/freshness'
import { phoneToCall } from '@/domain/communities/phone-to-call'
import { formatPrice } from '@/domain/communities/price'
import { buildingFacts, sizeFacts } from '@/domain/homes/facts'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { FloorDrawings } from '@/features/homes/components/floor-drawings'
import { HomeList } from '@/features/homes/components/home-list'
import { AskButton } from '../../../_components/ask-button'
import { AskForm } from '../../../_components/ask-form'
import { AskBar } from '../../../_components/contact-buttons'
import { CommunityLines, CommunityTrail } from '../../../_components/in-community'

interface PlanViewProps {
  plan: Plan
  community: CommunityDetail
  extras: CommunityExtras
  /** The homes of this plan that are for sale. */
  homes: readonly Home[]
  prices: readonly RecordedPrice[]
  site: SiteInfo
  words: SiteCopy
}

/** The page of a plan: the drawing first, then what it costs and which homes there are. */
export function PlanView({ plan, community, extras, homes, prices, site, words }: PlanViewProps) {
  const phone = phoneToCall(community, site.phone)
  const { name, builder, basePrice, drawings, elevations, description, tourUrl } = plan
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={planOffer(site.url, plan, community)} />
      <CommunityTrail
        community={community}
        origin={site.url}
        section={{ label: 'Floor plans', path: paths.communityPlans(community.slug) }}
        here={name}
      />
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <div className="flex items-start gap-4">
            <h1 className="text-5xl [overflow-wrap:anywhere]">{name}</h1>
            <Heart kind="plan" id={plan.id} name={name} className="md:mt-1.5" />
          </div>
          <FactsLine
            facts={[...sizeFacts(plan), ...buildingFacts(plan)]}
            className="mt-2 text-lg"
          />
          {builder ? (
            <p className="mt-1 text-ink-soft">
              by{' '}
              <PageLink href={paths.builder(builder.slug)} className="quiet-link">
                {builder.name}
              </PageLink>
              {plan.planNumber ? `, plan ${plan.planNumber}` : null}
            </p>
          ) : null}
        </div>
        <p className="md:text-right">
          {basePrice === null ? null : <span className="block text-ink-soft">From </span>}
          <span className="figures block font-bold text-4xl leading-none">
            {formatPrice(basePrice)}
          </span>
          <PriceMarks
            change={plan.priceChange}
            confirms={basePrice !== null && isLate(community.verifiedAt, new Date())}
            className="mt-2"
          />
        </p>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-12">
          <FloorDrawings drawings={drawings} />
          {description ? (
            <div className="grid max-w-prose gap-4 text-lg">
              {description.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ) : null}
          {elevations.length > 0 ? (
            <Section title={elevations.length === 1 ? 'The front' : 'Choose the front'}>
              <ul className="grid gap-5 sm:grid-cols-2">
                {elevations.map(({ src, alt }) => (
                  <li key={src}>
                    <img
                      src={src}
                      alt={alt}
                      width={1200}
                      height={800}
                      loading="lazy"
                      className="h-auto w-full rounded-lg border border-hairline bg-surface"
                    />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          <PriceHistory prices={prices} field="basePrice" now={new Date()} />
          {homes.length > 0 ? (
            <Section id="homes" title="Homes of this plan">
              <HomeList
                homes={homes.map(rowHome)}
                community={community.slug}
                now={new Date().toISOString()}
              />
            </Section>
          ) : null}
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-28">
          {basePrice === null ? null : (
            <MonthlyCostPanel price={basePrice} terms={site.calculator} costs={extras.costs} />
          )}
          <AskButton label={words.community.askPlanHeading} phone={phone} />
          {tourUrl ? (
            <a
              href={tourUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
            >
              <ExternalLink aria-hidden className="size-4" strokeWidth={1.8} />
              Take the tour
            </a>
          ) : null}
          <CommunityLines community={community} />
          <p className="text-ink-soft text-sm">{site.priceNotice}</p>
        </aside>
      </div>
      <AskForm
        community={community}
        about={{ planId: plan.id }}
        title={words.community.askPlanHeading}
        message={fillPlaceholders(words.community.askPlanMessage, {
          plan: name,
          name: community.name,
        })}
        words={words}
        phone={phone}
      />
      <AskBar phone={phone} />
    </div>
  )
}
