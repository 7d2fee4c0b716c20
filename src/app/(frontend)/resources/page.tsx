import { BookOpen, Calculator } from 'lucide-react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { RichText } from '@/components/rich-text/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { CATEGORY_RESOURCES, FEATURED_RESOURCES } from '@/content/defaults'
import { staticPages } from '@/content/static-pages'
import type { SitePage } from '@/contract/pages/site-page'
import { staticPage } from '@/data/pages/queries'
import { listResources } from '@/data/resources/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { resourceCategories } from '@/domain/enums'
import { featuredResources, groupResources } from '@/domain/resources/resource-groups'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { Notice } from '../_components/static-page/notice'
import { AdditionalResources } from './_components/additional-resources'
import { BrowseCategories } from './_components/browse-categories'
import { FeaturedResources } from './_components/featured-resources'
import { QuickLinks } from './_components/quick-links'

const name = staticPages.resources

export const generateMetadata = () => staticPageMetadata(name)

function Opening({ page, origin }: { page: SitePage; origin: string }) {
  const { kicker, title, intro } = page
  return (
    <div className="border-hairline border-b bg-sand">
      <div className="page-width pt-5 pb-28">
        <Breadcrumbs
          origin={origin}
          trail={[{ label: 'Home', path: paths.home }]}
          breadcrumbLabel="Resources"
        />
        {kicker ? <p className="mt-5 font-semibold text-accent text-sm">{kicker}</p> : null}
        <h1 className="mt-1 max-w-5xl text-5xl">{title}</h1>
        {intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{intro}</p> : null}
        <p data-screen-only className="mt-7 grid justify-start gap-3 sm:flex">
          <ButtonLink href={paths.firstTimeBuyerGuide} variant="accent">
            <BookOpen aria-hidden className="size-4.5" strokeWidth={1.8} />
            First-Time Buyer Guide
          </ButtonLink>
          <ButtonLink href={paths.calculator} variant="outline">
            <Calculator aria-hidden className="size-4.5" strokeWidth={1.8} />
            Mortgage Calculator
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

export default async function ResourcesPage() {
  const [page, siteCopy, entries, site] = await Promise.all([
    staticPage(name),
    getSiteCopy(),
    listResources(),
    siteInfo(),
  ])
  return (
    <>
      <Opening page={page} origin={site.url} />
      <div className="page-width grid grid-cols-1 gap-16 pb-20 md:gap-20">
        <FeaturedResources entries={featuredResources(entries, FEATURED_RESOURCES)} />
        <BrowseCategories
          groups={groupResources(resourceCategories, entries, CATEGORY_RESOURCES)}
        />
        {page.content.length > 0 ? <RichText text={page.content} /> : null}
        <AdditionalResources words={siteCopy.resources} />
        <QuickLinks />
        {page.notice ? <Notice text={page.notice} /> : null}
      </div>
    </>
  )
}
