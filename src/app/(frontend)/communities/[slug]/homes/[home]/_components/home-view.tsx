import { Tag } from 'lucide-react'
import { AlertLink } from '@/components/alert-link'
import { FactsLine } from '@/components/homes/facts-line'
import { HomeRow, rowHome } from '@/components/homes/home-row'
import { ListingHistory } from '@/components/homes/listing-history'
import { MonthlyCostPanel } from '@/components/homes/monthly-cost-panel'
import { PriceIncludes } from '@/components/homes/price-includes'
import { StageLine } from '@/components/homes/stage-line'
import { Section } from '@/components/layout/section'
import { PriceHistory } from '@/components/prices/price-history'
import { PriceMarks } from '@/components/prices/price-marks'
import { ReportMistake } from '@/components/report-mistake'
import { Heart } from '@/components/shortlist/heart'
import { homeResidence } from '@/components/structured-data/home-residence'
import { JsonLd } from '@/components/structured-data/json-ld'
import { PageLink } from '@/components/ui/page-link'
import { PrintButton } from '@/components/ui/print-button'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import type { Home } from '@/contract/homes/home'
import type { HomeHistory } from '@/contract/homes/home-history'
import type { Plan } from '@/contract/homes/plan'
import type { RecordedPrice } from '@/contract/prices/price-history'
import type { SiteInfo } from '@/contract/site/site'
import { isLate } from '@/domain/communities/freshness'
import { phoneToCall } from '@/domain/communities/phone-to-call'
import { formatPrice } from '@/domain/communities/price'
import type { Glossary } from '@/domain/glossary/glossary'
import { buildingFacts, sizeFacts } from '@/domain/homes/facts'
import { findInclusions } from '@/domain/inclusions/inclusions'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { FloorDrawings } from '@/features/homes/components/floor-drawings'
import { formatLongDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'
import { AskForm } from '../../../_components/ask-form'
import { AskBar } from '../../../_components/contact-buttons'
import { Gallery } from '../../../_components/gallery'
import { CommunityLines, CommunityTrail } from '../../../_components/in-community'
import { PRICE_ACTION } from '../../../_components/payment-link'
import { SalesOffice } from '../../../_components/sales-office'
import { Schools } from '../../../_components/schools'
import { HomeSheet } from '../../../_components/sheet/home-sheet'

interface HomeViewProps {
  home: Home
  community: CommunityDetail
  extras: CommunityExtras
  plan: Plan | null
  /** Other homes of the community that are for sale. */
  neighbors: readonly Home[]
  prices: readonly RecordedPrice[]
  history: HomeHistory
  site: SiteInfo
  words: SiteCopy
  glossary: Glossary
}

function Notice({ home }: { home: Home }) {
  if (home.status === 'available') return null
  const text =
    home.status === 'pending'
      ? 'A sale is pending. Call to ask whether it is still open to offers.'
      : `Sold${home.soldAt ? ` on ${formatLongDay(home.soldAt, new Date())}` : ''}. Other homes in this community are listed below.`
  return (
    <p className="mt-4 flex items-center gap-3 rounded-md bg-ink px-5 py-3.5 font-semibold text-surface">
      <Tag aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
      {text}
    </p>
  )
}

function Price({ home, confirms }: { home: Home; confirms: boolean }) {
  const { price, earlierPrice, priceChange } = home
  return (
    <p>
      {price !== null && earlierPrice !== null ? (
        <s className="figures block text-ink-soft">
          <span className="sr-only">Earlier price </span>
          {formatPrice(earlierPrice)}
        </s>
      ) : null}
      <span className="figures block font-bold text-4xl leading-none">{formatPrice(price)}</span>
      <PriceMarks change={priceChange} confirms={confirms} className="mt-2" />
    </p>
  )
}

/** The drawing of the plan, and the way to its page. */
function PlanOfHome({ plan, community }: { plan: Plan; community: string }) {
  return (
    <Section id="plan" title={`Floor plan: ${plan.name}`}>
      <FloorDrawings
        name={plan.name}
        drawings={plan.drawings}
        className="h-[64svh] min-h-96 max-h-[44rem]"
      />
      <p className="mt-3">
        <PageLink
          href={paths.plan(community, plan.slug)}
          className="inline-flex min-h-11 items-center font-semibold text-primary"
        >
          <span className="quiet-link">See this plan’s options and other homes</span>
        </PageLink>
      </p>
    </Section>
  )
}

/** The page of a home: the picture, what it costs, who to call, and when one can move in. */
export function HomeView(props: HomeViewProps) {
  const { home, community, extras, plan, neighbors, prices, history, site } = props
  const { words, glossary } = props
  const phone = phoneToCall(community, site.phone)
  const { address, price, status, stage, moveIn, lot, builder, images, imageAlts, isModel } = home
  const isSold = status === 'sold'
  const facts = [...sizeFacts(home), ...(plan ? buildingFacts(plan) : [])]
  return (
    <>
      <div data-screen-only className="page-width pt-5 pb-20">
        <JsonLd data={homeResidence(site.url, home, community, siteDay(new Date()))} />
        <CommunityTrail
          community={community}
          origin={site.url}
          section={{ label: 'Homes', path: paths.communityHomes(community.slug) }}
          breadcrumbLabel={address}
        />
        <Notice home={home} />
        <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
          <div className="min-w-0">
            <div className="flex items-start gap-4">
              <h1 className="text-5xl [overflow-wrap:anywhere]">{address}</h1>
              <Heart kind="home" id={home.id} name={address} className="md:mt-1.5" />
            </div>
            <FactsLine facts={facts} className="mt-2 text-lg" />
            <p className="mt-1 text-ink-soft">
              {[`${community.city}, Texas`, lot, isModel ? 'Model home' : null]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {isSold ? null : <AlertLink about={{ target: 'homes', id: Number(home.id) }} />}
          </div>
          <div className="min-w-0 max-md:-mx-5 lg:col-start-1">
            <Gallery name={address} images={images} imageAlts={imageAlts} />
          </div>
          <aside className="grid content-start items-start gap-6 md:max-lg:grid-cols-2 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:max-lg:col-span-2">
              <Price
                home={home}
                confirms={!isSold && price !== null && isLate(community.verifiedAt, new Date())}
              />
              <PrintButton className={PRICE_ACTION}>
                <span className="quiet-link">Print this page</span>
              </PrintButton>
            </div>
            {price === null || isSold ? null : (
              <MonthlyCostPanel
                price={price}
                assumptions={site.assumptions}
                costs={extras.costs}
                glossary={glossary}
              />
            )}
            <div className="grid gap-6">
              {isSold ? null : (
                <SalesOffice
                  community={community}
                  hours={extras.officeHours}
                  label={words.community.askHomeHeading}
                  phone={phone}
                />
              )}
              <CommunityLines community={community} />
              {builder ? (
                <p className="text-ink-soft">
                  Built by{' '}
                  <PageLink href={paths.builder(builder.slug)} className="quiet-link">
                    {builder.name}
                  </PageLink>
                </p>
              ) : null}
              <p className="text-ink-soft text-sm">{site.priceNotice}</p>
            </div>
          </aside>
          <div className="mt-6 grid min-w-0 content-start gap-12 lg:col-start-1">
            {isSold ? null : (
              <div id="stage">
                <StageLine stage={stage} moveIn={moveIn} history={history} glossary={glossary} />
                <ListingHistory changes={history.changes} />
              </div>
            )}
            {isSold ? null : (
              <PriceIncludes inclusions={findInclusions(extras.inclusions, builder, plan)} />
            )}
            {isSold ? null : <PriceHistory prices={prices} field="price" now={new Date()} />}
            {plan ? <PlanOfHome plan={plan} community={community.slug} /> : null}
            <Schools
              community={community}
              heading={words.community.schoolsHeading}
              notice={words.community.schools}
              ratingSource={extras.ratingSource}
              glossary={glossary}
            />
            {neighbors.length > 0 ? (
              <Section id="neighbors" title={`More homes in ${community.name}`}>
                <ul className="divide-y divide-hairline">
                  {neighbors.map((neighbor) => (
                    <li key={neighbor.id}>
                      <HomeRow
                        home={rowHome(neighbor)}
                        community={community.slug}
                        now={new Date()}
                      />
                    </li>
                  ))}
                </ul>
              </Section>
            ) : null}
          </div>
        </div>
        {isSold ? null : (
          <AskForm
            community={community}
            about={{ homeId: home.id }}
            recipients={extras.recipients}
            builderId={home.builder?.id ?? null}
            title={words.community.askHomeHeading}
            message={fillPlaceholders(words.community.askHomeMessage, {
              address,
              name: community.name,
            })}
            words={words}
            phone={phone}
          />
        )}
        <div className="mt-10">
          <ReportMistake kind="homes" id={home.id} />
        </div>
        {isSold ? null : <AskBar phone={phone} />}
      </div>
      <HomeSheet
        home={home}
        community={community}
        extras={extras}
        plan={plan}
        site={site}
        phone={phone}
      />
    </>
  )
}
