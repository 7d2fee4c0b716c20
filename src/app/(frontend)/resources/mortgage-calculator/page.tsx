import { AdBanner } from '@/components/ads/ad-banner'
import { TermHelp } from '@/components/glossary/term-help'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { NeedHelp } from '@/components/need-help'
import { RichText } from '@/components/rich-text/rich-text'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import { RELATED_RESOURCES } from '@/content/defaults'
import { staticPages } from '@/content/static-pages'
import { currentAds } from '@/data/ads/queries'
import { getGlossary } from '@/data/glossary/queries'
import { staticPage } from '@/data/pages/queries'
import { listResources, resourceBySlug } from '@/data/resources/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { relatedResources } from '@/domain/resources/resource-groups'
import { Calculator } from '@/features/mortgage/components/calculator'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { QuickActions } from '../_components/quick-actions'
import { RelatedResources } from '../_components/related-resources'
import { webApplication } from './_components/web-application'

const name = staticPages.calculator

export const generateMetadata = () => staticPageMetadata(name)

export default async function MortgageCalculatorPage() {
  const [page, entry, all, site, siteCopy, glossary, ads] = await Promise.all([
    staticPage(name),
    resourceBySlug(name.slug),
    listResources(),
    siteInfo(),
    getSiteCopy(),
    getGlossary(),
    currentAds(),
  ])
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={webApplication(site.url, page)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Resources', path: paths.resources },
        ]}
        breadcrumbLabel={entry?.title ?? page.title}
      />
      <div className="mt-5 mb-9">
        {page.kicker ? <p className="font-semibold text-accent text-sm">{page.kicker}</p> : null}
        <h1 className="mt-1 text-5xl">{page.title}</h1>
        {page.intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{page.intro}</p> : null}
      </div>
      <Calculator
        start={site.assumptions}
        words={siteCopy.calculator}
        explanations={{
          homePrice: <TermHelp glossary={glossary} label={siteCopy.calculator.homePrice} />,
          pmiRate: <TermHelp glossary={glossary} label="PMI rate" />,
          hoaFee: <TermHelp glossary={glossary} label="HOA fee per month" />,
        }}
        communities={paths.communities}
      />
      {page.notice ? <p className="mt-6 text-ink-soft text-sm">{page.notice}</p> : null}
      <div className="mt-16 grid gap-x-16 gap-y-12 border-hairline border-t pt-14 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
        <div className="grid min-w-0 gap-12">
          {page.content.length > 0 ? <RichText text={page.content} /> : null}
          {entry ? <RichText text={entry.content} /> : null}
        </div>
        <aside data-screen-only className="grid content-start gap-9">
          {entry ? (
            <>
              <QuickActions entry={entry} site={site} heading={siteCopy.resources.actionsHeading} />
              <RelatedResources
                entries={relatedResources(entry, all, RELATED_RESOURCES)}
                heading={siteCopy.resources.relatedHeading}
              />
            </>
          ) : null}
          <NeedHelp site={site} words={siteCopy.answers} />
          {ads.top ? <AdBanner ad={ads.top} /> : null}
        </aside>
      </div>
    </div>
  )
}
