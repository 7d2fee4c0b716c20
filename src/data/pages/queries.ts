import 'server-only'
import type { Where } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import type { StaticPageName } from '@/content/static-pages'
import type { About } from '@/contract/pages/about'
import type { HousingGuides } from '@/contract/pages/housing-guides'
import type { HowToUse } from '@/contract/pages/how-to-use'
import type { SitePage } from '@/contract/pages/site-page'
import { cached } from '../cache/cached'
import { pictureOf } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { richTextPopulate } from '../rich-text/read'
import type { Staff } from '../staff/queries'
import { toSitePage } from './mapper'

async function findPage(where: Where, version: Version): Promise<Draft<SitePage> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    populate: richTextPopulate,
    depth: 1,
    ...version,
  })
  const [page] = docs
  return page ? { content: await toSitePage(page), isDraft: isDraft(page) } : null
}

async function readPage(slug: string): Promise<SitePage | null> {
  return (await findPage({ slug: { equals: slug } }, published))?.content ?? null
}

/** The latest version of a static page's texts, or `null`. */
export function pageDraft(id: number, user: Staff): Promise<Draft<SitePage> | null> {
  return findPage({ id: { equals: id } }, newestFor(user))
}

/**
 * The published texts of a static page, or `null`. `slug` must be a constant, never a visitor's
 * input, because each value is cached.
 */
export function sitePage(slug: string): Promise<SitePage | null> {
  // The page shows cards of communities and links to documents of every collection.
  const { communities, builders, blog, resources } = cacheTags
  const tags = [cacheTags.page(slug), communities, builders, blog, resources]
  return cached(['page', slug], tags, () => readPage(slug))
}

/** The same, or the default texts when none are published. */
export async function staticPage({ slug, before }: StaticPageName): Promise<SitePage> {
  return (await sitePage(slug)) ?? before
}

async function readAbout(): Promise<About | null> {
  const payload = await payloadClient()
  const about = await payload.findGlobal({ slug: 'about', overrideAccess: false, depth: 0 })
  if (!about.updatedAt) return null
  const { serviceAreaHeading, differentiatorsHeading, newsletter, publisherPolicy } = about
  return {
    serviceAreaHeading,
    differentiatorsHeading,
    newsletter,
    startSearch: about.startSearch,
    serviceArea: about.serviceArea ?? [],
    differentiators: about.differentiators ?? [],
    publisherPolicy: {
      ...publisherPolicy,
      intro: publisherPolicy.intro ?? null,
      items: publisherPolicy.items ?? [],
    },
  }
}

/** The cards and the policy of the About page. `null` until an editor has saved them. */
export function aboutContent(): Promise<About | null> {
  return cached(['about'], [cacheTags.page('about')], readAbout)
}

async function readHowToUse(): Promise<HowToUse | null> {
  const payload = await payloadClient()
  const found = await payload.findGlobal({ slug: 'how-to-use', overrideAccess: false, depth: 0 })
  if (!found.updatedAt) return null
  const { featuresHeading, features, quickStartHeading, quickStart, serviceAreaHeading } = found
  return {
    featuresHeading,
    quickStartHeading,
    serviceAreaHeading,
    features: features ?? [],
    quickStart: quickStart ?? [],
    serviceArea: (found.serviceArea ?? []).map(({ county, cities }) => ({
      county,
      cities: cities ?? [],
    })),
  }
}

/** The cards and steps of the How to Use page. `null` until an editor has saved them. */
export function howToUseContent(): Promise<HowToUse | null> {
  return cached(['how-to-use'], [cacheTags.page('how-to-use-this-site')], readHowToUse)
}

async function readHousingGuides(): Promise<HousingGuides | null> {
  const payload = await payloadClient()
  const found = await payload.findGlobal({
    slug: 'housing-guides',
    overrideAccess: false,
    depth: 1,
  })
  if (!found.updatedAt) return null
  const { networkName, description, facts, website, websiteLabel, logo, notice } = found
  return {
    networkName,
    description,
    website,
    websiteLabel,
    facts: facts ?? [],
    logo: pictureOf(logo),
    notice: notice ?? null,
  }
}

/** The description of the network. `null` until an editor has saved it. */
export function housingGuidesContent(): Promise<HousingGuides | null> {
  return cached(['housing-guides'], [cacheTags.page('housing-guides')], readHousingGuides)
}
