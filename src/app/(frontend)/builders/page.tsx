import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { AddressParams } from '@/components/address-params'
import { JsonLd } from '@/components/json-ld'
import { defaultBuildersPage } from '@/content/desk-pages'
import { keptBuilders } from '@/data/kept'
import { sitePage } from '@/data/pages'
import { siteInfo } from '@/data/site'
import { BuilderSearch } from '@/features/builder-search/components/builder-search'
import { buildersQuery } from '@/lib/api/builders'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'

/** What narrows the list stands in the address, so each address is a page of its own. */
export const dynamic = 'force-dynamic'

const words = async () => (await sitePage('builders')) ?? defaultBuildersPage

export async function generateMetadata(): Promise<Metadata> {
  const { seoTitle, seoDescription } = await words()
  return { title: seoTitle, description: seoDescription, alternates: { canonical: paths.builders } }
}

export default async function BuildersPage() {
  const [builders, page, site] = await Promise.all([keptBuilders(), words(), siteInfo()])
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
