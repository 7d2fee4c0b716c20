import { ExternalLink } from 'lucide-react'
import { AlertLink } from '@/components/alert-link'
import { TermHelp } from '@/components/glossary/term-help'
import { FactsLine } from '@/components/homes/facts-line'
import { rowHome } from '@/components/homes/home-row'
import { MonthlyCostPanel } from '@/components/homes/monthly-cost-panel'
import { PriceIncludes } from '@/components/homes/price-includes'
import { Section } from '@/components/layout/section'
import { PriceHistory } from '@/components/prices/price-history'
import { PriceMarks } from '@/components/prices/price-marks'
import { ReportMistake } from '@/components/report-mistake'
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
import { dollars, formatPrice } from '@/domain/communities/price'
import type { Glossary } from '@/domain/glossary/glossary'
import { buildingFacts, sizeFacts } from '@/domain/homes/facts'
import { findInclusions } from '@/domain/inclusions/inclusions'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { FloorDrawings } from '@/features/homes/components/floor-drawings'
import { HomeList } from '@/features/homes/components/home-list'
import { AskForm } from '../../../_components/ask-form'
import { AskBar } from '../../../_components/contact-buttons'
import { CommunityLines, CommunityTrail } from '../../../_components/in-community'
import { SalesOffice } from '../../../_components/sales-office'

interface PlanViewProps {
  plan: Plan
  community: CommunityDetail
  extras: CommunityExtras
  /** The homes of this plan that are for sale. */
  homes: readonly Home[]
  prices: readonly RecordedPrice[]
  site: SiteInfo
  words: SiteCopy
  glossary: Glossary
}

function Head({ plan, confirms }: { plan: Plan; confirms: boolean }) {
  const { id, name, builder, planNumber, basePrice, priceChange } = plan
  return (
    <header className="lg:col-start-2">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 text-4xl [overflow-wrap:anywhere] lg:text-5xl">{name}</h1>
        <Heart kind="plan" id={id} name={name} className="lg:mt-1" />
      </div>
      {builder ? (
        <p className="mt-1 text-ink-soft">
          by{' '}
          <PageLink href={paths.builder(builder.slug)} className="quiet-link">
            {builder.name}
          </PageLink>
          {planNumber ? `, plan ${planNumber}` : null}
        </p>
      ) : null}
      <FactsLine facts={[...sizeFacts(plan), ...buildingFacts(plan)]} className="mt-3 text-lg" />
      <p className="mt-4">
        {basePrice === null ? null : <span className="text-ink-soft">From </span>}
        <span className="figures font-bold text-4xl leading-none">{formatPrice(basePrice)}</span>
        <PriceMarks change={priceChange} confirms={confirms} className="mt-2" />
      </p>
      <AlertLink about={{ target: 'floor-plans', id: Number(id) }} />
    </header>
  )
}

/** Options that a buyer can change. Renders nothing when the builder names none. */
function Options({ options, glossary }: Pick<Plan, 'options'> & { glossary: Glossary }) {
  if (options.length === 0) return null
  return (
    <Section id="options" title="Options">
      <ul className="max-w-2xl divide-y divide-hairline border-hairline border-y">
        {options.map(({ text, price }) => (
          <li key={text} className="flex items-baseline justify-between gap-6 py-3">
            <span className="min-w-0">
              {text}
              <TermHelp glossary={glossary} label={text} />
            </span>
            <span className="figures whitespace-nowrap font-semibold">
              {price === null ? (
                <em className="font-normal text-ink-soft">on request</em>
              ) : (
                `+ ${dollars(price)}`
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The page of a plan: the drawing first, beside it what it costs, then fronts, options and homes. */
export function PlanView(props: PlanViewProps) {
  const { plan, community, extras, homes, prices, site, words, glossary } = props
  const phone = phoneToCall(community, site.phone)
  const { name, basePrice, drawings, elevations, description, options, tourUrl } = plan
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={planOffer(site.url, plan, community)} />
      <CommunityTrail
        community={community}
        origin={site.url}
        section={{ label: 'Floor plans', path: paths.communityPlans(community.slug) }}
        breadcrumbLabel={name}
      />
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <Head
          plan={plan}
          confirms={basePrice !== null && isLate(community.verifiedAt, new Date())}
        />
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FloorDrawings
            name={name}
            drawings={drawings}
            className="h-[72svh] min-h-96 lg:h-full lg:min-h-[40rem]"
          />
        </div>
        <div className="grid content-start gap-6 lg:col-start-2">
          {basePrice === null ? null : (
            <MonthlyCostPanel
              price={basePrice}
              assumptions={site.assumptions}
              costs={extras.costs}
              glossary={glossary}
            />
          )}
          <SalesOffice
            community={community}
            hours={extras.officeHours}
            label={words.community.askPlanHeading}
            phone={phone}
          />
        </div>
      </div>
      <div className="mt-12 grid gap-12">
        {description || tourUrl ? (
          <div className="grid max-w-prose gap-4 text-lg">
            {description?.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {tourUrl ? (
              <p>
                <a
                  href={tourUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
                >
                  <ExternalLink aria-hidden className="size-4" strokeWidth={1.8} />
                  Take the tour
                </a>
              </p>
            ) : null}
          </div>
        ) : null}
        {elevations.length > 0 ? (
          <Section title={elevations.length === 1 ? 'Exterior' : 'Choose an exterior'}>
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
        <PriceIncludes inclusions={findInclusions(extras.inclusions, plan.builder, plan)} />
        <Options options={options} glossary={glossary} />
        <PriceHistory prices={prices} field="basePrice" now={new Date()} />
        {homes.length > 0 ? (
          <Section id="homes" title="Available homes with this plan">
            <HomeList
              homes={homes.map(rowHome)}
              community={community.slug}
              now={new Date().toISOString()}
            />
          </Section>
        ) : null}
        <Section title="The community">
          <CommunityLines community={community} />
          <p className="mt-4 text-ink-soft text-sm">{site.priceNotice}</p>
        </Section>
      </div>
      <AskForm
        community={community}
        about={{ planId: plan.id }}
        recipients={extras.recipients}
        builderId={plan.builder?.id ?? null}
        title={words.community.askPlanHeading}
        message={fillPlaceholders(words.community.askPlanMessage, {
          plan: name,
          name: community.name,
        })}
        words={words}
        phone={phone}
      />
      <div className="mt-10">
        <ReportMistake kind="floor-plans" id={plan.id} />
      </div>
      <AskBar phone={phone} />
    </div>
  )
}
