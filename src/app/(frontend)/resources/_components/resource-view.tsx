import type { ReactNode } from 'react'
import { AdBanner } from '@/components/ads/ad-banner'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { NeedHelp } from '@/components/need-help'
import { ReportMistake } from '@/components/report-mistake'
import { Contents } from '@/components/rich-text/contents'
import { RichText } from '@/components/rich-text/rich-text'
import { JsonLd } from '@/components/structured-data/json-ld'
import { resourceData } from '@/components/structured-data/resource-data'
import { paths } from '@/config/paths'
import { PRIVATE_SCHOOLS_DIRECTORY, RELATED_RESOURCES } from '@/content/defaults'
import type { ResourceDetail } from '@/contract/resources/resource'
import { currentAds } from '@/data/ads/queries'
import { listResources } from '@/data/resources/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { getLabel, resourceCategories } from '@/domain/enums'
import { relatedResources } from '@/domain/resources/resource-groups'
import { Notice } from '../../_components/static-page/notice'
import { NextSteps } from './next-steps'
import { QuickActions } from './quick-actions'
import { RelatedResources } from './related-resources'
import { ResourceHeader } from './resource-header'

interface ResourceViewProps {
  entry: ResourceDetail
  /** The disclaimer above the text. */
  notice?: string | null | undefined
}

interface BodyProps extends ResourceViewProps {
  /** The content of the sidebar. */
  children: ReactNode
}

/** The text with its table of contents and its sidebar. */
function Body({ entry: { id, content }, notice, children }: BodyProps) {
  return (
    <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[11rem_minmax(0,1fr)_18.75rem] xl:grid-rows-1 xl:gap-x-16">
      <div className="empty:hidden xl:sticky xl:top-26 xl:self-start">
        <Contents text={content} title="In this guide" />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-10 lg:row-start-2 xl:col-start-2 xl:row-start-1">
        <RichText text={content} dropCap />
        {notice ? <Notice text={notice} /> : null}
        <ReportMistake kind="resources" id={id} />
      </div>
      <aside
        data-screen-only
        className="flex flex-col gap-9 lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:col-start-3 xl:row-span-1"
      >
        {children}
      </aside>
    </div>
  )
}

/** The page of a resource with text, used by every route that shows one. */
export async function ResourceView({ entry, notice }: ResourceViewProps) {
  const [site, siteCopy, all, ads] = await Promise.all([
    siteInfo(),
    getSiteCopy(),
    listResources(),
    currentAds(),
  ])
  const { title, category } = entry
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={resourceData(site, entry)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Resources', path: paths.resources },
          {
            label: getLabel(resourceCategories, category),
            path: paths.resourceCategory(category),
          },
        ]}
        breadcrumbLabel={title}
      />
      <article>
        <ResourceHeader entry={entry} />
        <Body entry={entry} notice={notice}>
          <QuickActions entry={entry} site={site} heading={siteCopy.resources.actionsHeading} />
          <RelatedResources
            entries={relatedResources(entry, all, RELATED_RESOURCES)}
            heading={siteCopy.resources.relatedHeading}
          />
          <NeedHelp site={site} words={siteCopy.answers} />
          {ads.top ? (
            <div className="flex justify-center lg:sticky lg:top-26">
              <AdBanner ad={ads.top} />
            </div>
          ) : null}
        </Body>
      </article>
      <div className="mt-16">
        <NextSteps
          words={siteCopy.resources}
          directory={all.find(({ slug }) => slug === PRIVATE_SCHOOLS_DIRECTORY)}
        />
      </div>
    </div>
  )
}
