import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { QrCode } from '@/components/ui/qr-code'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { getGlossary } from '@/data/glossary/queries'
import { staticPage } from '@/data/pages/queries'
import { listingsByKeys } from '@/data/shortlist/queries'
import { siteInfo } from '@/data/site/queries'
import { COMPARE_LIMIT, parseItems } from '@/domain/shortlist/items'
import { CompareStart } from '@/features/shortlist/components/compare-start'
import { Comparison } from '@/features/shortlist/components/comparison'
import { RememberedNames } from '@/features/shortlist/components/remembered-names'
import { ShareCard } from '@/features/shortlist/components/share-card'
import { LinkNotice } from '@/features/shortlist/components/shared-shortlist'
import { staticPageMetadata } from '../_components/static-page/metadata'

interface Props {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const name = staticPages.compare

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await staticPageMetadata(name)), robots: { index: false, follow: true } }
}

export default async function ComparePage({ searchParams }: Props) {
  const items = parseItems((await searchParams).items, COMPARE_LIMIT)
  const [listings, page, site, glossary] = await Promise.all([
    listingsByKeys(items.keys),
    staticPage(name),
    siteInfo(),
    getGlossary(),
  ])
  const found = new Set(listings.map(({ key }) => key))
  const url = `${site.url}${paths.comparison(listings.map(({ key }) => key))}`
  return (
    <div className="page-width pt-5 pb-20 print:p-0">
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Shortlist', path: paths.shortlist },
        ]}
        breadcrumbLabel="Compare"
      />
      <div className="print:flex print:items-start print:justify-between">
        <div>
          <p className="hidden text-sm print:block">
            <strong>{site.name}</strong>, {site.phone}
          </p>
          <h1 className="mt-5 text-4xl md:text-5xl print:mt-1">{page.title}</h1>
          {page.intro ? (
            <p data-screen-only className="mt-3 max-w-3xl text-ink-soft text-lg">
              {page.intro}
            </p>
          ) : null}
        </div>
        {listings.length > 0 ? <QrCode text={url} className="hidden w-24 print:block" /> : null}
      </div>
      <div className="mt-6 print:mt-2">
        <LinkNotice
          items={items}
          limit="Four listings fit side by side. These are the first four."
        />
        <RememberedNames keys={items.keys.filter((key) => !found.has(key))} />
        {listings.length === 0 ? (
          <CompareStart />
        ) : (
          <>
            <Comparison listings={listings} glossary={glossary} now={new Date()} />
            {listings.length < COMPARE_LIMIT ? (
              <p className="mt-6" data-screen-only>
                <ButtonLink href={paths.shortlist} variant="outline">
                  Change selection
                </ButtonLink>
              </p>
            ) : null}
            <div className="mt-12 max-w-xl" data-screen-only>
              <ShareCard
                title="Share this comparison"
                text="The link opens the same columns on any phone or computer."
                url={url}
              >
                <QrCode text={url} className="size-36 shrink-0" />
              </ShareCard>
            </div>
          </>
        )}
      </div>
      <p className="mt-10 text-ink-soft text-sm print:mt-3">{site.priceNotice}</p>
    </div>
  )
}
