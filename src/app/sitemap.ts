import type { MetadataRoute } from 'next'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { indexedLandings } from '@/data/homes/landing'
import { readSitemapPages } from '@/data/site/sitemap'
import { resourceCategories } from '@/domain/enums'
import { log } from '@/lib/log/log'

/**
 * Rendered per request, because a build has neither the database nor the public URL. The slugs are
 * cached until a document is published, so a request costs no query.
 */
export const dynamic = 'force-dynamic'

/** Search engines read at most 50,000 URLs per sitemap. Beyond this limit it must be split. */
const LIMIT = 45_000

/** Static pages. They have no single date of last change. */
const fixed: readonly string[] = [
  paths.home,
  paths.communities,
  paths.homes,
  paths.builders,
  paths.blog,
  paths.resources,
  ...resourceCategories.map(({ value }) => paths.resourceCategory(value)),
  paths.howToUse,
  paths.calculator,
  paths.schools,
  paths.helpfulArticles,
  paths.movingChecklist,
  paths.events,
  paths.realtors,
  paths.serviceProviders,
  paths.helpfulLinks,
  paths.housingGuides,
  paths.newsletter,
  paths.about,
  paths.corrections,
  paths.contact,
  paths.privacy,
  paths.earnings,
]

/**
 * Every public page. Next does not escape URLs in the XML. Here they need no escaping, because
 * `paths` encodes the slugs.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [pages, landings] = await Promise.all([readSitemapPages(), indexedLandings()])
  const entries = [
    ...fixed.map((path) => ({ path, updatedAt: undefined })),
    ...landings.map(({ kind, slug }) => ({
      path: paths.newHomes(kind, slug),
      updatedAt: undefined,
    })),
    // The calculator exists without its resource
    // (docs/decisions/archive/0018-the-mortgage-calculator.md).
    ...pages.filter(({ path }) => path !== paths.calculator),
  ]
  if (entries.length > LIMIT) {
    log.warn({ addresses: entries.length }, 'the sitemap needs generateSitemaps: it grew too long')
  }
  return entries.map(({ path, updatedAt }) => ({
    url: new URL(path, env.SITE_URL).href,
    ...(updatedAt === undefined ? {} : { lastModified: updatedAt }),
  }))
}
