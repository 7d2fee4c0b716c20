import 'server-only'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { indexedLandings } from '@/data/homes/landing'
import {
  readSitemapPages,
  readSitemapPart,
  readSitemapParts,
  type SitemapPage,
} from '@/data/site/sitemap'
import { resourceCategories } from '@/domain/enums'
import { findSitemapPart, formatSitemapPart } from '@/domain/seo/sitemap-part'
import { sitemapIndexXml, sitemapXml } from './xml'

/** Search engines read at most 50,000 addresses of a file. */
const LIMIT = 45_000

/** The part of the pages that are no documents. */
const OTHER_PAGES = 'pages'

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

const toEntry = ({ path, updatedAt }: Partial<SitemapPage> & Pick<SitemapPage, 'path'>) => ({
  address: new URL(path, env.SITE_URL).href,
  updatedAt,
})

/** Static pages and landing pages, of which there is one for each place, builder and price. */
async function readOtherPages() {
  const landings = await indexedLandings()
  return [...fixed, ...landings.map(({ kind, slug }) => paths.newHomes(kind, slug))].map((path) =>
    toEntry({ path }),
  )
}

/**
 * The calculator exists without its resource
 * (docs/decisions/archive/0018-the-mortgage-calculator.md).
 */
const toEntries = (pages: readonly SitemapPage[]) =>
  pages.filter(({ path }) => path !== paths.calculator).map(toEntry)

/** Every public page in one file, or an index of several files with at most `limit` pages each. */
export async function writeSitemap(limit = LIMIT): Promise<string> {
  const parts = await readSitemapParts(limit)
  if (parts.reduce((total, { pages }) => total + pages, 0) <= limit) {
    const [others, pages] = await Promise.all([readOtherPages(), readSitemapPages()])
    const entries = [...others, ...toEntries(pages)]
    if (entries.length <= limit) return sitemapXml(entries)
  }
  return sitemapIndexXml(
    [
      { name: OTHER_PAGES },
      ...parts.map((part) => ({ ...part, name: formatSitemapPart(part) })),
    ].map(({ name, ...part }) => toEntry({ ...part, path: `/sitemaps/${name}.xml` })),
  )
}

/** A file of the index, or `null` if there is none with this name. */
export async function writeSitemapPart(file: string, limit = LIMIT): Promise<string | null> {
  if (file === `${OTHER_PAGES}.xml`) return sitemapXml(await readOtherPages())
  const part = findSitemapPart(file)
  const pages = part ? await readSitemapPart(part, limit) : []
  return pages.length > 0 ? sitemapXml(toEntries(pages)) : null
}
