import { HomeRow, rowHome, toRowContext } from '@/components/homes/home-row'
import { LandingLinks } from '@/components/homes/landing-links'
import { MonthlyCostPanel } from '@/components/homes/monthly-cost-panel'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import type { HomePins } from '@/contract/homes/home-pins'
import type { SitePage } from '@/contract/pages/site-page'
import type { SiteInfo } from '@/contract/site/site'
import type { LandingSummary, MiddleHome } from '@/data/homes/landing'
import { formatPrice } from '@/domain/communities/price'
import type { Glossary } from '@/domain/glossary/glossary'
import type { Landing, LandingKind } from '@/domain/homes/landing'
import { plural } from '@/domain/text/plural'
import { formatHomesUrl, loadSearchParams } from '@/features/homes/search-params'
import { DistrictSchools } from './district-schools'
import { type District, LandingFacts } from './landing-facts'
import { LandingMap } from './landing-map'

interface LandingViewProps {
  landing: Landing
  /** All pages of this kind and the others. */
  all: readonly Landing[]
  summary: LandingSummary
  /** The home of the median price. */
  middle: MiddleHome | null
  homes: readonly Home[]
  pins: HomePins
  /** The school district whose page it is. */
  district: District | null
  /** Texts of an editor. */
  texts: SitePage | null
  site: SiteInfo
  glossary: Glossary
  /** The disclaimer about school zones. */
  schoolNotice: string
}

const others: Record<LandingKind, string> = {
  county: 'Other counties',
  city: 'Other cities',
  'school-district': 'Other school districts',
  builder: 'Other builders',
  'price-band': 'Other prices',
}

function Numbers({ summary }: { summary: LandingSummary }) {
  const { homes, ready, communities, fromPrice } = summary
  if (homes === 0) return <p className="mt-4 text-lg">No homes are for sale here right now.</p>
  return (
    <p className="figures mt-4 font-semibold text-lg">
      {plural(homes, 'home', 'homes')} in {plural(communities, 'community', 'communities')}
      {fromPrice === null ? '' : `, from ${formatPrice(fromPrice)}`}
      {ready > 0 ? `, ${ready} move-in ready` : ''}
    </p>
  )
}

/** What the home in the middle of the prices costs a month, part by part. */
function TypicalCost({
  middle: { home, price, costs },
  site,
  glossary,
}: {
  middle: MiddleHome
} & Pick<LandingViewProps, 'site' | 'glossary'>) {
  const { address, slug, community } = home
  return (
    <Section title="What a home here costs a month" size="small">
      <p className="mb-3 text-ink-soft text-sm">
        The home in the middle of the prices:{' '}
        <PageLink href={paths.singleHome(community.slug, slug)} className="text-primary">
          <span className="quiet-link">{address}</span>
        </PageLink>
        , <span className="figures">{formatPrice(price)}</span>
      </p>
      <MonthlyCostPanel
        price={price}
        assumptions={site.assumptions}
        costs={costs}
        glossary={glossary}
      />
    </Section>
  )
}

/** The homes of one place, builder or price band, with an editor's introduction. */
export function LandingView({
  landing,
  all,
  summary,
  middle,
  homes,
  pins,
  district,
  texts,
  site,
  glossary,
  schoolNotice,
}: LandingViewProps) {
  const siblings = all.filter(({ kind, slug }) => kind === landing.kind && slug !== landing.slug)
  const list = formatHomesUrl(loadSearchParams({}), landing.search)
  const now = new Date()
  return (
    <div className="page-width pt-5 pb-20">
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Homes', path: paths.homes },
        ]}
        breadcrumbLabel={landing.name}
      />
      <h1 className="mt-5 text-4xl [overflow-wrap:anywhere] md:text-5xl">
        {texts?.title ?? landing.title}
      </h1>
      {texts?.intro ? (
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.intro}</p>
      ) : null}
      <Numbers summary={summary} />
      {texts && texts.content.length > 0 ? (
        <div className="mt-6 max-w-prose">
          <RichText text={texts.content} />
        </div>
      ) : null}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <LandingMap pins={pins} start={site.mapStart} />
          {homes.length > 0 ? (
            <>
              <h2 className="sr-only">Homes for sale</h2>
              <ul
                aria-label="Homes"
                className="mt-8 divide-y divide-hairline border-hairline border-y"
              >
                {homes.map((home) => (
                  <li key={home.id}>
                    <HomeRow
                      home={rowHome(home)}
                      community={home.community.slug}
                      context={toRowContext(home)}
                      now={now}
                    />
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <p data-screen-only className="mt-6">
            <ButtonLink href={homes.length > 0 ? list : paths.homes} variant="primary">
              {summary.homes > homes.length
                ? `See all ${plural(summary.homes, 'home', 'homes')}`
                : 'Filter by bedrooms, size and move-in date'}
            </ButtonLink>
          </p>
        </div>
        <div className="grid gap-8">
          <LandingFacts summary={summary} district={district} />
          {middle ? <TypicalCost middle={middle} site={site} glossary={glossary} /> : null}
        </div>
      </div>
      {district ? (
        <div className="mt-14">
          <DistrictSchools schools={district.facts.schools} notice={schoolNotice} />
        </div>
      ) : null}
      {siblings.length > 0 ? (
        <div data-screen-only className="mt-14">
          <Section title={others[landing.kind]}>
            <LandingLinks landings={siblings} />
          </Section>
        </div>
      ) : null}
      <p className="mt-8 text-ink-soft text-sm">{texts?.notice ?? site.priceNotice}</p>
    </div>
  )
}
