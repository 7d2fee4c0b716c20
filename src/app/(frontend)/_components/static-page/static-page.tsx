import type { ReactNode } from 'react'
import { AdBanner } from '@/components/ads/ad-banner'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { NeedHelp } from '@/components/need-help'
import { paths } from '@/config/paths'
import { type StaticPageName, staticPages } from '@/content/static-pages'
import type { SitePage } from '@/contract/pages/site-page'
import { currentAds } from '@/data/ads/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { type AdSlot, adSlots } from '@/domain/enums'
import { Notice } from './notice'

const home = { label: 'Home', path: paths.home }
const resources = { label: 'Resources', path: paths.resources }

function trailTo(path: string) {
  return path.startsWith(`${paths.resources}/`) ? [home, resources] : [home]
}

/** Each page has the same slot on every visit, and the slots take turns over the pages. */
function getSlot(path: string): AdSlot {
  const index = Object.values(staticPages).findIndex((page) => page.path === path)
  return adSlots[Math.max(0, index) % adSlots.length]?.value ?? 'top'
}

interface StaticPageProps {
  name: Pick<StaticPageName, 'path'>
  words: SitePage
  /** Shown above the help card in the sidebar. */
  aside?: ReactNode
  children: ReactNode
}

/** The layout of static pages: breadcrumbs, introduction, notice, contact card. */
export async function StaticPage({ name, words, aside, children }: StaticPageProps) {
  const [site, siteCopy, ads] = await Promise.all([siteInfo(), getSiteCopy(), currentAds()])
  const { title, kicker, intro, notice } = words
  const ad = ads[getSlot(name.path)] ?? ads.top
  return (
    <div className="page-width pt-5 pb-20">
      <Breadcrumbs origin={site.url} trail={trailTo(name.path)} breadcrumbLabel={title} />
      <div className="mt-5 mb-10 max-w-4xl">
        {kicker ? <p className="font-semibold text-accent text-sm">{kicker}</p> : null}
        <h1 className="mt-1 text-5xl [overflow-wrap:anywhere]">{title}</h1>
        {intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{intro}</p> : null}
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 border-hairline border-t pt-10 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:gap-x-16">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-14">
          {children}
          {notice ? <Notice text={notice} /> : null}
        </div>
        <aside data-screen-only>
          <div className="grid gap-9 lg:sticky lg:top-26">
            {aside}
            <NeedHelp site={site} words={siteCopy.answers} />
            {ad ? (
              <div className="flex justify-center">
                <AdBanner ad={ad} />
              </div>
            ) : null}
          </div>
        </aside>
      </div>
    </div>
  )
}
