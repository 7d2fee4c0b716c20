import { BookOpen, Calculator } from 'lucide-react'
import type { Metadata } from 'next'
import { PageOpening } from '@/components/layout/page-opening'
import { RichText } from '@/components/rich-text/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { CATEGORY_RESOURCES, FEATURED_RESOURCES } from '@/content/defaults'
import { defaultResourcesPage } from '@/content/desk-pages'
import { sitePage } from '@/data/pages'
import { keptResources } from '@/data/resources/list'
import { siteInfo } from '@/data/site'
import { resourceCategories } from '@/domain/options'
import { featuredResources, groupResources } from '@/domain/resource-groups'
import { paths } from '@/lib/paths'
import { Notice } from '../_components/static-page/notice'
import { AdditionalResources } from './_components/additional-resources'
import { BrowseCategories } from './_components/browse-categories'
import { FeaturedResources } from './_components/featured-resources'
import { QuickLinks } from './_components/quick-links'

const words = async () => (await sitePage('resources')) ?? defaultResourcesPage

export async function generateMetadata(): Promise<Metadata> {
  const { seoTitle, seoDescription } = await words()
  return {
    title: seoTitle,
    description: seoDescription,
    alternates: { canonical: paths.resources },
  }
}

function Ways() {
  return (
    <p data-screen-only className="mt-7 flex flex-wrap gap-3">
      <ButtonLink href={paths.firstTimeBuyerGuide} variant="accent">
        <BookOpen aria-hidden className="size-4.5" strokeWidth={1.8} />
        First-Time Buyer Guide
      </ButtonLink>
      <ButtonLink href={paths.calculator} variant="outline">
        <Calculator aria-hidden className="size-4.5" strokeWidth={1.8} />
        Mortgage Calculator
      </ButtonLink>
    </p>
  )
}

export default async function ResourcesPage() {
  const [page, entries, site] = await Promise.all([words(), keptResources(), siteInfo()])
  return (
    <>
      <div className="border-hairline border-b bg-sand">
        <div className="page-width pt-5 pb-18">
          <PageOpening
            origin={site.url}
            trail={[{ label: 'Home', path: paths.home }]}
            here="Resources"
            page={page}
          >
            <Ways />
          </PageOpening>
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-16 pb-20 md:gap-20">
        <FeaturedResources entries={featuredResources(entries, FEATURED_RESOURCES)} />
        <BrowseCategories
          groups={groupResources(resourceCategories, entries, CATEGORY_RESOURCES)}
        />
        {page.content.length > 0 ? <RichText text={page.content} /> : null}
        <AdditionalResources />
        <QuickLinks />
        {page.notice ? <Notice text={page.notice} /> : null}
      </div>
    </>
  )
}
