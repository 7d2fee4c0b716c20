import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags } from '@/config/cache-tags'
import { env } from '@/config/env'
import { type SiteCopy, siteCopyOf } from '@/content/site-copy'
import { defaultNavigation, defaultSiteInfo } from '@/content/site-defaults'
import type { HomeContent, HomeSection, Navigation, SiteInfo, SiteLink } from '@/contract/site/site'
import { type Stats, stats } from '@/contract/site/stats'
import { cached } from '../cache/cached'
import { pictureOf } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { queryOne } from '../sql/query-pool'

async function readSiteInfo(): Promise<SiteInfo> {
  const payload = await payloadClient()
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    overrideAccess: false,
    depth: 1,
  })
  const { name, tagline, description, phone, email, address } = settings
  const own = { url: env.SITE_URL, ogImage: pictureOf(settings.ogImage)?.src ?? null }
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
  }
}

/** The name, contact details and notices of the site. */
export function siteInfo(): Promise<SiteInfo> {
  return cached(['site-settings', env.SITE_URL], [], readSiteInfo)
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

async function readNavigation(): Promise<Navigation> {
  const payload = await payloadClient()
  const links = await payload.findGlobal({ slug: 'navigation', overrideAccess: false, depth: 0 })
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

export function siteNavigation(): Promise<Navigation> {
  return cached(['navigation'], [], readNavigation)
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

async function readHome(): Promise<HomeContent> {
  const payload = await payloadClient()
  const home = await payload.findGlobal({ slug: 'home', overrideAccess: false, depth: 1 })
  return {
    heroSlides: (home.heroSlides ?? []).map(({ heading, sub, picture }) => ({
      heading,
      sub,
      picture: pictureOf(picture),
    })),
    featuredCommunities: toSection(home.featuredCommunities, 'Featured Communities'),
    featuredBuilders: toSection(home.featuredBuilders, 'Featured Home Builders'),
    teaserMap: toSection(home.teaserMap, 'Start with the drive home'),
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
  return cached(['home'], [cacheTags.home], readHome)
}

async function readSiteCopy(): Promise<SiteCopy> {
  const payload = await payloadClient()
  return siteCopyOf(
    await payload.findGlobal({ slug: 'site-copy', overrideAccess: false, depth: 0 }),
  )
}

/** Texts that are shared by several pages. */
export function getSiteCopy(): Promise<SiteCopy> {
  return cached(['site-copy'], [cacheTags.siteCopy], readSiteCopy)
}

/** The totals of the statistics strip, over published documents. */
export async function siteStats(): Promise<Stats> {
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

/** The same, cached. */
export function getCachedStats(): Promise<Stats> {
  return cached(['stats'], [cacheTags.communities, cacheTags.builders], siteStats)
}
