import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { AddressParams } from '@/components/address-params'
import { JsonLd } from '@/components/json-ld'
import { staticPages } from '@/content/static-pages'
import { keptBuilders } from '@/data/kept'
import { staticPage } from '@/data/pages'
import { siteInfo } from '@/data/site'
import { BuilderSearch } from '@/features/builder-search/components/builder-search'
import { buildersQuery } from '@/lib/api/builders'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'
import { staticPageMetadata } from '../_components/static-page/metadata'

/** The filters are in the query string, so the page is rendered per request. */
export const dynamic = 'force-dynamic'

const name = staticPages.builders

export const generateMetadata = () => staticPageMetadata(name)

export default async function BuildersPage() {
  const [builders, page, site] = await Promise.all([keptBuilders(), staticPage(name), siteInfo()])
  const client = createQueryClient()
  client.setQueryData(buildersQuery().queryKey, builders)
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, [{ label: 'Home', path: paths.home }], 'Builders')} />
      <div className="page-width pt-10 pb-8 md:pt-14 md:pb-10">
        <h1 className="text-5xl">{page.title}</h1>
        {page.intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{page.intro}</p> : null}
      </div>
      <HydrationBoundary state={dehydrate(client)}>
        <AddressParams>
          <BuilderSearch />
        </AddressParams>
      </HydrationBoundary>
    </>
  )
}
