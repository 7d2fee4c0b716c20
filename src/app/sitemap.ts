import type { MetadataRoute } from 'next'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { indexedLandings } from '@/data/homes/landing'
import { sitemapRows } from '@/data/site/sitemap'
import { resourceCategories } from '@/domain/enums'
import { log } from '@/lib/log'

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
  paths.contact,
  paths.privacy,
]

/**
 * Every public page. Next does not escape URLs in the XML. Here they need no escaping, because
 * `paths` encodes the slugs.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ communities, builders, articles, helpfulArticles, resources, plans, homes }, landings] =
    await Promise.all([sitemapRows(), indexedLandings()])
  // The calculator exists without its resource (docs/decisions/0018).
  const guides = resources.filter(
    ({ category, slug }) => paths.resource(category, slug) !== paths.calculator,
  )
  const entries = [
    ...fixed.map((path) => ({ path, updatedAt: undefined })),
    ...communities.map(({ slug, updatedAt }) => ({ path: paths.community(slug), updatedAt })),
    ...plans.map(({ community, slug, updatedAt }) => ({
      path: paths.plan(community, slug),
      updatedAt,
    })),
    ...homes.map(({ community, slug, updatedAt }) => ({
      path: paths.singleHome(community, slug),
      updatedAt,
    })),
    ...landings.map(({ kind, slug }) => ({
      path: paths.newHomes(kind, slug),
      updatedAt: undefined,
    })),
    ...builders.map(({ slug, updatedAt }) => ({ path: paths.builder(slug), updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ path: paths.blogPost(slug), updatedAt })),
    ...helpfulArticles.map(({ slug, updatedAt }) => ({
      path: paths.helpfulArticle(slug),
      updatedAt,
    })),
    ...guides.map(({ category, slug, updatedAt }) => ({
      path: paths.resource(category, slug),
      updatedAt,
    })),
  ]
  if (entries.length > LIMIT) {
    log.warn({ addresses: entries.length }, 'the sitemap needs generateSitemaps: it grew too long')
  }
  return entries.map(({ path, updatedAt }) => ({
    url: new URL(path, env.SITE_URL).href,
    ...(updatedAt === undefined ? {} : { lastModified: updatedAt }),
  }))
}
