import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags } from '@/config/cache-tags'
import { env } from '@/config/env'
import { type SiteCopy, toSiteCopy } from '@/content/site-copy'
import { defaultNavigation, defaultSiteInfo } from '@/content/site-defaults'
import type { HomeContent, HomeSection, Navigation, SiteInfo, SiteLink } from '@/contract/site/site'
import { type Stats, stats } from '@/contract/site/stats'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { log } from '@/lib/log/log'
import type { HomePage, SiteSetting, Navigation as StoredNavigation } from '@/payload-types'
import { withCommunities } from '../builders/with-communities'
import { dependOn, expireWithin, sharedRead } from '../cache/depend-on'
import { toPicture } from '../media/mapper'
import { newestGlobal } from '../payload/newest-global'
import { payloadClient } from '../payload/payload-client'
import type { Draft } from '../payload/version'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/staff'

/** Rates of counties that a draft lacks parts of are left out. */
function toAssumptions({ calculator, homeCosts }: SiteSetting): CostAssumptions {
  const { landShare, rateSource, schoolExemption, insurance, countyInsurance } = homeCosts
  return {
    ...calculator,
    rateSource: { ...rateSource, year: rateSource.year ?? null },
    landShare,
    schoolExemption,
    insurance: { ...insurance, year: insurance.year ?? null },
    countyInsurance: countyInsurance ?? [],
  }
}

function toSiteInfo(settings: SiteSetting): SiteInfo {
  const { name, tagline, description, phone, email, address } = settings
  const own = { url: env.SITE_URL, ogImage: toPicture(settings.ogImage)?.src ?? null }
  if (!settings.updatedAt) return { ...defaultSiteInfo, ...own }
  return {
    ...own,
    name,
    tagline,
    description,
    phone,
    email,
    address,
    editionLine: settings.editionLine ?? null,
    serviceArea: settings.serviceArea ?? [],
    priceNotice: settings.priceNotice,
    copyrightYear: settings.copyrightYear,
    siteManagerCredit: settings.siteManagerCredit ?? null,
    defaultStats: settings.defaultStats,
    calculator: settings.calculator,
    assumptions: toAssumptions(settings),
    mapStart: {
      at: { lat: settings.map.latitude, lng: settings.map.longitude },
      zoom: settings.map.zoom,
    },
  }
}

/** The name, contact details and notices of the site. */
export function siteInfo(): Promise<SiteInfo> {
  return sharedRead('site-settings', async () => {
    const payload = await payloadClient()
    return toSiteInfo(
      await payload.findGlobal({ slug: 'site-settings', overrideAccess: false, depth: 1 }),
    )
  })
}

/** The newest version of the site settings. */
export function siteInfoDraft(user: Staff): Promise<Draft<SiteInfo>> {
  return newestGlobal('site-settings', 1, user, toSiteInfo)
}

interface LinkRow {
  label?: string | null
  path?: string | null
}

function toLink(row: LinkRow | null | undefined): SiteLink | null {
  return row?.label && row.path ? { label: row.label, path: row.path } : null
}

const toLinks = (rows: readonly LinkRow[] | null | undefined): SiteLink[] =>
  (rows ?? []).flatMap((row) => toLink(row) ?? [])

function toNavigation(links: StoredNavigation): Navigation {
  if (!links.updatedAt) return defaultNavigation
  return {
    mainLinks: toLinks(links.mainLinks),
    resourcesLabel: links.resourcesLabel,
    resourcesLinks: (links.resourcesLinks ?? []).map(({ label, path, hint }) => ({
      label,
      path,
      hint: hint ?? null,
    })),
    newsletterButton: {
      label: links.newsletterButton.label,
      path: links.newsletterButton.path,
    },
    brandText: links.brandText ?? null,
    socialLinks: toLinks(links.socialLinks),
    columns: (links.columns ?? []).map(({ title, links: rows }) => ({
      title,
      links: toLinks(rows),
    })),
    contactLabel: links.contactLabel,
    equalHousingText: links.equalHousingText,
    badges: links.badges ?? [],
  }
}

/** The slug of the builder that a path leads to, or `null`. */
const linkedBuilder = (path: string) => /^\/builders\/([a-z\d-]+)(?=[?#]|$)/.exec(path)?.[1] ?? null

/**
 * Leaves out the footer's links to builders without communities (docs/product/pages.md, Header and
 * footer).
 */
async function withoutEmptyBuilders(navigation: Navigation): Promise<Navigation> {
  const linked = navigation.columns.flatMap(({ links }) =>
    links.flatMap(({ path }) => linkedBuilder(path) ?? []),
  )
  const shown = await withCommunities(linked)
  const isShown = ({ path }: SiteLink) => {
    const slug = linkedBuilder(path)
    return slug === null || shown.has(slug)
  }
  return {
    ...navigation,
    columns: navigation.columns.map(({ title, links }) => ({
      title,
      links: links.filter(isShown),
    })),
  }
}

export function siteNavigation(): Promise<Navigation> {
  return sharedRead('navigation', async () => {
    const payload = await payloadClient()
    return withoutEmptyBuilders(
      toNavigation(
        await payload.findGlobal({ slug: 'navigation', overrideAccess: false, depth: 0 }),
      ),
    )
  })
}

/** The newest version of the navigation. */
export function navigationDraft(user: Staff): Promise<Draft<Navigation>> {
  return newestGlobal('navigation', 0, user, toNavigation)
}

interface SectionRow {
  heading?: string | null
  intro?: string | null
  link?: LinkRow | null
}

function toSection(row: SectionRow | null | undefined, heading: string): HomeSection {
  return {
    heading: row?.heading ?? heading,
    intro: row?.intro ?? null,
    link: toLink(row?.link),
  }
}

function toHome(home: HomePage): HomeContent {
  return {
    heroSlides: (home.heroSlides ?? []).map(({ heading, sub, picture }) => ({
      heading,
      sub,
      picture: toPicture(picture),
    })),
    featuredCommunities: toSection(home.featuredCommunities, 'Featured Communities'),
    featuredBuilders: toSection(home.featuredBuilders, 'Featured Home Builders'),
    teaserMap: toSection(home.teaserMap, 'Start with your commute'),
    newsletter: {
      heading: home.newsletter?.heading ?? 'The guide, in your inbox',
      intro: home.newsletter?.intro ?? null,
      note: home.newsletter?.note ?? null,
    },
    resourceCards: (home.resourceCards ?? []).map(({ title, text }) => ({ title, text })),
    latestInsights: toSection(home.latestInsights, 'Latest Market Insights'),
  }
}

/** The texts and images of the home page. */
export function homeContent(): Promise<HomeContent> {
  return sharedRead('home', async () => {
    dependOn(cacheTags.home)
    const payload = await payloadClient()
    return toHome(await payload.findGlobal({ slug: 'home', overrideAccess: false, depth: 1 }))
  })
}

/** The newest version of the home page. */
export function homeDraft(user: Staff): Promise<Draft<HomeContent>> {
  return newestGlobal('home', 1, user, toHome)
}

async function readSiteCopy(): Promise<SiteCopy> {
  dependOn(cacheTags.siteCopy)
  const payload = await payloadClient()
  return toSiteCopy(
    await payload.findGlobal({ slug: 'site-copy', overrideAccess: false, depth: 0 }),
  )
}

/** Texts that are shared by several pages. */
export function getSiteCopy(): Promise<SiteCopy> {
  return sharedRead('site-copy', readSiteCopy)
}

/** The newest version of the shared copy. */
export function siteCopyDraft(user: Staff): Promise<Draft<SiteCopy>> {
  return newestGlobal('site-copy', 0, user, toSiteCopy)
}

/** The totals of the statistics strip, over published documents. */
export async function siteStats(): Promise<Stats> {
  dependOn(cacheTags.communities, cacheTags.builderNames)
  return queryOne(
    stats,
    sql`
    select count(*)::int as "totalCommunities",
      (select count(*)::int from builders where _status = 'published') as "totalBuilders",
      coalesce(sum(homes_available), 0)::int as "totalAvailableHomes",
      coalesce(sum(floor_plans), 0)::int as "totalFloorPlans"
    from communities where _status = 'published'`,
  )
}

/** Seconds. Statistics that could not be counted are counted again soon. */
const RETRY = 1

/** The statistics of the home page: those of the site settings if they cannot be counted. */
export async function getStats(): Promise<Stats> {
  try {
    return await siteStats()
  } catch (error) {
    log.error({ err: error }, 'statistics could not be counted')
    expireWithin(RETRY)
    return (await siteInfo()).defaultStats
  }
}
