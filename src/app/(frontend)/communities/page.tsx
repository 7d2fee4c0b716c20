import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { SearchParams } from 'nuqs/server'
import { currentAds } from '@/data/ads'
import { keptListing } from '@/data/kept'
import { filterCities } from '@/domain/options'
import { CommunitySearch } from '@/features/community-search/components/community-search'
import { loadSearchParams } from '@/features/community-search/search-params'
import { communitiesQuery } from '@/lib/api/communities'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'

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
      : 'Every new-construction community in Bexar, Comal, Guadalupe and Kendall counties, by city and price.',
    alternates: { canonical: paths.communities },
  }
}

export default async function CommunitiesPage() {
  const [communities, ads] = await Promise.all([keptListing(), currentAds()])
  const client = createQueryClient()
  client.setQueryData(communitiesQuery().queryKey, communities)
  return (
    <>
      <div className="bg-ink text-paper">
        <h1 className="page-width py-9 text-4xl">San Antonio Neighborhoods</h1>
      </div>
      <HydrationBoundary state={dehydrate(client)}>
        <NuqsAdapter>
          <CommunitySearch now={new Date().toISOString()} ads={ads} />
        </NuqsAdapter>
      </HydrationBoundary>
    </>
  )
}
