import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { AddressParams } from '@/components/address-params'
import { JsonLd } from '@/components/json-ld'
import { keptBuilders } from '@/data/kept'
import { siteInfo } from '@/data/site'
import { BuilderSearch } from '@/features/builder-search/components/builder-search'
import { buildersQuery } from '@/lib/api/builders'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'

/** What narrows the list stands in the address, so each address is a page of its own. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Home builders',
  description:
    'National, regional and local home builders of Greater San Antonio, with their communities, phone numbers and websites.',
  alternates: { canonical: paths.builders },
}

export default async function BuildersPage() {
  const [builders, site] = await Promise.all([keptBuilders(), siteInfo()])
  const client = createQueryClient()
  client.setQueryData(buildersQuery().queryKey, builders)
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, [{ label: 'Home', path: paths.home }], 'Builders')} />
      <div className="page-width pt-10 pb-8 md:pt-14 md:pb-10">
        <h1 className="text-5xl">Home Builders</h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">
          Who builds in Bexar, Comal, Guadalupe and Kendall counties: what they are known for, where
          they are building now, and how to reach them.
        </p>
      </div>
      <HydrationBoundary state={dehydrate(client)}>
        <AddressParams>
          <BuilderSearch />
        </AddressParams>
      </HydrationBoundary>
    </>
  )
}
