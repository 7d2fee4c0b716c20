import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { listingsByKeys } from '@/data/shortlist/queries'
import { siteInfo } from '@/data/site/queries'
import { inAddressOrder, parseItems, SHORTLIST_LIMIT } from '@/domain/shortlist/items'
import { EmptyShortlist } from '@/features/shortlist/components/empty-shortlist'
import { OwnShortlist } from '@/features/shortlist/components/own-shortlist'
import { SharedShortlist } from '@/features/shortlist/components/shared-shortlist'
import { staticPageMetadata } from '../_components/static-page/metadata'

interface Props {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const name = staticPages.shortlist
const SHARED = 'Shared shortlist'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { items } = await searchParams
  return {
    ...(await staticPageMetadata(name)),
    ...(items === undefined ? {} : { title: SHARED }),
    robots: { index: false, follow: true },
  }
}

/** The list of a link, or the list of this browser at the address without one. */
export default async function ShortlistPage({ searchParams }: Props) {
  const { items } = await searchParams
  const shared = items === undefined ? null : parseItems(items, SHORTLIST_LIMIT)
  const keys = shared ? inAddressOrder(shared.keys) : []
  const [listings, page, site] = await Promise.all([
    listingsByKeys(keys),
    staticPage(name),
    siteInfo(),
  ])
  return (
    <div className="page-width min-h-[75dvh] pt-5 pb-20 print:min-h-0 print:p-0">
      <Breadcrumbs
        origin={site.url}
        trail={[{ label: 'Home', path: paths.home }]}
        breadcrumbLabel="Shortlist"
      />
      <p className="hidden text-sm print:block">
        <strong>{site.name}</strong>, {site.phone}
      </p>
      <h1 className="mt-5 text-4xl md:text-5xl print:mt-1">{shared ? SHARED : page.title}</h1>
      {shared === null && page.intro ? (
        <p data-screen-only className="mt-3 max-w-2xl text-ink-soft text-lg">
          {page.intro}
        </p>
      ) : null}
      <div className="mt-8 print:mt-3">
        {shared ? (
          <SharedShortlist items={shared} listings={listings} origin={site.url} now={new Date()} />
        ) : (
          // The space of an empty list, so that the layout does not shift.
          <div className="min-h-[60dvh] print:min-h-0">
            <OwnShortlist origin={site.url} empty={<EmptyShortlist />} />
            <p className="hidden text-lg noscript:block">
              Your browser keeps the shortlist, which needs JavaScript. Links to a shortlist work
              without it.
            </p>
          </div>
        )}
      </div>
      <p className="mt-10 text-ink-soft text-sm print:mt-3">{site.priceNotice}</p>
    </div>
  )
}
