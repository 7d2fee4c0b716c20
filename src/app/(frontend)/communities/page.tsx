import type { Metadata } from 'next'
import type { SearchParams } from 'nuqs/server'
import { AddressParams } from '@/components/address-params'
import { JsonLd } from '@/components/json-ld'
import { FIRST_COMMUNITIES } from '@/content/defaults'
import { currentAds } from '@/data/ads'
import { communityListing } from '@/data/communities/listing'
import { siteInfo } from '@/data/site'
import { filterCities } from '@/domain/options'
import { loadSearchParams, toFilter } from '@/features/community-search/search-params'
import { mapSettings } from '@/lib/map-settings'
import { paths } from '@/lib/paths'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'
import { CommunityExplorer } from './_components/community-explorer'

/** What narrows the list stands in the address, so each address is a page of its own. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { city } = await loadSearchParams(searchParams)
  const place = filterCities.find((name) => name.toLowerCase() === city.toLowerCase())
  return {
    title: place ? `New homes in ${place}, Texas` : 'New-home communities',
    description: place
      ? `Every new-construction community in ${place}, Texas, with prices, builders and amenities.`
      : 'Every new-construction community in Bexar, Comal, Guadalupe and Kendall counties, on a map and by city and price.',
    alternates: { canonical: paths.communities },
  }
}

export default async function CommunitiesPage({ searchParams }: Props) {
  const state = await loadSearchParams(searchParams)
  const [listing, ads, site] = await Promise.all([
    communityListing(toFilter(state), state.sort, FIRST_COMMUNITIES),
    currentAds(),
    siteInfo(),
  ])
  const trail = [{ label: 'Home', path: paths.home }]
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, trail, 'Communities')} />
      <div className="page-width pt-10 md:pt-14">
        <h1 className="text-5xl">Interactive Community Map</h1>
        <p className="mt-3 max-w-4xl text-ink-soft text-lg">
          Every new-home community in Bexar, Comal, Guadalupe and Kendall counties. Marker color
          shows the starting price.
        </p>
      </div>
      <AddressParams>
        <CommunityExplorer
          listing={listing}
          now={new Date().toISOString()}
          ads={ads}
          settings={mapSettings()}
        />
      </AddressParams>
    </>
  )
}
