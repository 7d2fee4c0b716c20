import type { Metadata } from 'next'
import type { SearchParams } from 'nuqs/server'
import { AddressParams } from '@/components/address-params'
import { LeftOutNotice } from '@/components/left-out-notice'
import { breadcrumbList } from '@/components/structured-data/breadcrumb-list'
import { JsonLd } from '@/components/structured-data/json-ld'
import { PageLink } from '@/components/ui/page-link'
import { mapSettings } from '@/config/map-settings'
import { paths } from '@/config/paths'
import { FIRST_COMMUNITIES } from '@/content/defaults'
import { staticPages } from '@/content/static-pages'
import { currentAds } from '@/data/ads/queries'
import { communityListing } from '@/data/communities/queries'
import { listingOptions } from '@/data/listing-options/queries'
import { staticPage } from '@/data/pages/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { withFirstImage } from '@/domain/communities/with-first-image'
import { fillPlaceholders } from '@/domain/text/placeholders'
import {
  loadSearchParams,
  searchParams as parsers,
  toFilter,
} from '@/features/communities/search-params'
import { SkipFilters } from '../_components/skip-filters'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { CommunityExplorer } from './_components/community-explorer'

interface Props {
  searchParams: Promise<SearchParams>
}

const name = staticPages.communities

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { city } = await loadSearchParams(searchParams)
  const { cities } = await listingOptions()
  const place = cities.find((name) => name.toLowerCase() === city.toLowerCase())
  const own = await staticPageMetadata(name)
  if (!place) return own
  const { communities } = await getSiteCopy()
  return {
    ...own,
    title: fillPlaceholders(communities.cityTitle, { city: place }),
    description: fillPlaceholders(communities.cityDescription, { city: place }),
  }
}

export default async function CommunitiesPage({ searchParams }: Props) {
  const given = await searchParams
  const state = loadSearchParams(given)
  const [listing, page, siteCopy, ads, site, options] = await Promise.all([
    communityListing(toFilter(state), state.sort, FIRST_COMMUNITIES),
    staticPage(name),
    getSiteCopy(),
    currentAds(),
    siteInfo(),
    listingOptions(),
  ])
  const trail = [{ label: 'Home', path: paths.home }]
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, trail, 'Communities')} />
      <SkipFilters />
      <div className="wide-page flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-4 md:pt-5">
        <h1 className="text-2xl md:text-3xl">{page.title}</h1>
        {page.intro ? (
          <p className="text-ink-soft text-sm max-md:hidden min-[90rem]:text-base">{page.intro}</p>
        ) : null}
        <PageLink
          href={paths.homes}
          className="quiet-link font-semibold text-primary text-sm max-md:hidden"
        >
          See all homes for sale
        </PageLink>
        <LeftOutNotice parsers={parsers} given={given} className="w-full" />
      </div>
      <AddressParams>
        <CommunityExplorer
          options={options}
          listing={{ ...listing, communities: listing.communities.map(withFirstImage) }}
          now={new Date().toISOString()}
          words={siteCopy.communities}
          ads={ads}
          settings={mapSettings()}
          start={site.mapStart}
        />
      </AddressParams>
    </>
  )
}
