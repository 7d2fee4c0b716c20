import type { MetadataRoute } from 'next'
import { keptSitemap } from '@/data/kept'
import { resourceCategories } from '@/domain/options'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'

/**
 * Made for every request, not at build time: an image is built without its database and without
 * its public address. It costs no query, since the slugs are kept until something is published.
 */
export const dynamic = 'force-dynamic'

/** Search engines read 50,000 addresses of one file; past this it has to become several. */
const LIMIT = 45_000

/** Pages that are always there; nobody knows when their words last changed as a whole. */
const fixed: readonly string[] = [
  paths.home,
  paths.communities,
  paths.builders,
  paths.blog,
  paths.resources,
  ...resourceCategories.map(({ value }) => paths.resourceCategory(value)),
  ...[
    'how-to-use-this-site',
    'mortgage-calculator',
    'school-information',
    'helpful-articles',
    'moving-checklist',
    'events',
    'featured-realtors',
    'new-home-service-providers',
    'helpful-links',
    'housing-guides',
  ].map((name) => `${paths.resources}/${name}`),
  paths.newsletter,
  paths.about,
  paths.contact,
  paths.privacy,
]

/**
 * Every public page. Next writes addresses into the XML as they are; here they cannot have
 * anything to escape, because `paths` encodes what editors wrote.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { communities, builders, articles, helpfulArticles, resources } = await keptSitemap()
  // The calculator is there without its entry as well (docs/decisions/0018).
  const guides = resources.filter(
    ({ category, slug }) => paths.resource(category, slug) !== paths.calculator,
  )
  const entries = [
    ...fixed.map((path) => ({ path, updatedAt: undefined })),
    ...communities.map(({ slug, updatedAt }) => ({ path: paths.community(slug), updatedAt })),
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
