import { HomeRow, rowHome } from '@/components/homes/home-row'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import type { SitePage } from '@/contract/pages/site-page'
import type { SiteInfo } from '@/contract/site/site'
import type { LandingSummary } from '@/data/homes/landing'
import { formatPrice } from '@/domain/communities/price'
import type { Landing, LandingKind } from '@/domain/homes/landing'
import { plural } from '@/domain/text/plural'
import { addressOf, loadSearchParams } from '@/features/homes/search-params'

interface LandingViewProps {
  landing: Landing
  /** All pages of this kind and the others. */
  all: readonly Landing[]
  summary: LandingSummary
  homes: readonly Home[]
  /** Texts of an editor. */
  texts: SitePage | null
  site: SiteInfo
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
      {ready > 0 ? `, ${ready} ready to move into` : ''}
    </p>
  )
}

/** The homes of one place, builder or price band, with an editor's introduction. */
export function LandingView({ landing, all, summary, homes, texts, site }: LandingViewProps) {
  const siblings = all.filter(({ kind, slug }) => kind === landing.kind && slug !== landing.slug)
  const list = addressOf(loadSearchParams({}), landing.search)
  const now = new Date()
  return (
    <div className="page-width pt-5 pb-20">
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Homes', path: paths.homes },
        ]}
        here={landing.name}
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
      {homes.length > 0 ? (
        <>
          <h2 className="sr-only">Homes for sale</h2>
          <ul aria-label="Homes" className="mt-8 divide-y divide-hairline border-hairline border-y">
            {homes.map((home) => (
              <li key={home.id}>
                <HomeRow
                  home={rowHome(home)}
                  community={home.community.slug}
                  place={`${home.community.name}, ${home.community.city}`}
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
      {siblings.length > 0 ? (
        <div data-screen-only className="mt-14">
          <Section title={others[landing.kind]}>
            <ul className="flex flex-wrap gap-2.5">
              {siblings.map(({ kind, slug, name }) => (
                <li key={slug}>
                  <PageLink
                    href={paths.newHomes(kind, slug)}
                    className="inline-flex min-h-11 items-center rounded-full bg-primary-tint px-4 font-semibold text-primary text-sm hover:bg-hairline"
                  >
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ) : null}
      <p className="mt-8 text-ink-soft text-sm">{texts?.notice ?? site.priceNotice}</p>
    </div>
  )
}
