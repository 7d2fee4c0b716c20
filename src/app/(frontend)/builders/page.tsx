import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { SearchParams } from 'nuqs/server'
import { AddressParams } from '@/components/address-params'
import { LeftOutNotice } from '@/components/left-out-notice'
import { QueryProvider } from '@/components/query-provider'
import { breadcrumbList } from '@/components/structured-data/breadcrumb-list'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { firstBuilders } from '@/data/builders/queries'
import { staticPage } from '@/data/pages/queries'
import { siteInfo } from '@/data/site/queries'
import { buildersQuery } from '@/features/builders/api/builders'
import { BuilderSearch } from '@/features/builders/components/builder-search'
import { searchParams as parsers } from '@/features/builders/search-params'
import { createQueryClient } from '@/lib/react/query-client'
import { staticPageMetadata } from '../_components/static-page/metadata'

const name = staticPages.builders

export const generateMetadata = () => staticPageMetadata(name)

export default async function BuildersPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>
}) {
  const [builders, page, site, given] = await Promise.all([
    firstBuilders(),
    staticPage(name),
    siteInfo(),
    searchParams,
  ])
  const client = createQueryClient()
  client.setQueryData(buildersQuery().queryKey, builders)
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, [{ label: 'Home', path: paths.home }], 'Builders')} />
      <div className="page-width pt-10 pb-8 md:pt-14 md:pb-10">
        <h1 className="text-5xl">{page.title}</h1>
        {page.intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{page.intro}</p> : null}
        <LeftOutNotice parsers={parsers} given={given} className="mt-6" />
      </div>
      <QueryProvider>
        <HydrationBoundary state={dehydrate(client)}>
          <AddressParams>
            <BuilderSearch />
          </AddressParams>
        </HydrationBoundary>
      </QueryProvider>
    </>
  )
}
