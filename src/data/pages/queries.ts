import 'server-only'
import type { Where } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import type { StaticPageName } from '@/content/static-pages'
import type { About } from '@/contract/pages/about'
import type { HousingGuides } from '@/contract/pages/housing-guides'
import type { HowToUse } from '@/contract/pages/how-to-use'
import type { SitePage } from '@/contract/pages/site-page'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import type {
  HousingGuide,
  About as StoredAbout,
  HowToUse as StoredHowToUse,
} from '@/payload-types'
import { dependOn, sharedRead } from '../cache/depend-on'
import { toPicture } from '../media/mapper'
import { newestGlobal } from '../payload/newest-global'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { richTextPopulate } from '../rich-text/read'
import type { Staff } from '../staff/staff'
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

/**
 * The published texts of a static page, or `null`. `slug` must be a constant, never a visitor's
 * input, because each value is kept in memory.
 */
export function sitePage(slug: string): Promise<SitePage | null> {
  return sharedRead(`page:${slug}`, async () => {
    dependOn(cacheTags.page(slug))
    const page = await findPage({ slug: { equals: slug } }, published)
    return page?.content ?? null
  })
}

/** The latest version of a static page's texts with the values of its form, or `null`. */
export function pageDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<Draft<SitePage> | null> {
  return findPage({ id: { equals: id } }, newestFor(user, asInForm('pages', id, values)))
}

/** The published texts of a static page, or the default texts when none are published. */
export async function staticPage({ slug, before }: StaticPageName): Promise<SitePage> {
  return (await sitePage(slug)) ?? before
}

function toAbout(about: StoredAbout): About | null {
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

/** The cards and the policy of the About page. `null` until an editor has published them. */
export async function aboutContent(): Promise<About | null> {
  dependOn(cacheTags.page('about'))
  const payload = await payloadClient()
  return toAbout(await payload.findGlobal({ slug: 'about', overrideAccess: false, depth: 0 }))
}

/** The newest version of the about page. */
export function aboutDraft(user: Staff): Promise<Draft<About | null>> {
  return newestGlobal('about', 0, user, toAbout)
}

function toHowToUse(found: StoredHowToUse): HowToUse | null {
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

/** The cards and steps of the How to Use page. `null` until an editor has published them. */
export async function howToUseContent(): Promise<HowToUse | null> {
  dependOn(cacheTags.page('how-to-use-this-site'))
  const payload = await payloadClient()
  return toHowToUse(
    await payload.findGlobal({ slug: 'how-to-use', overrideAccess: false, depth: 0 }),
  )
}

/** The newest version of the how-to-use page. */
export function howToUseDraft(user: Staff): Promise<Draft<HowToUse | null>> {
  return newestGlobal('how-to-use', 0, user, toHowToUse)
}

function toHousingGuides(found: HousingGuide): HousingGuides | null {
  if (!found.updatedAt) return null
  const { networkName, description, facts, website, websiteLabel, logo, notice } = found
  return {
    networkName,
    description,
    website,
    websiteLabel,
    facts: facts ?? [],
    logo: toPicture(logo),
    notice: notice ?? null,
  }
}

/** The description of the network. `null` until an editor has published it. */
export async function housingGuidesContent(): Promise<HousingGuides | null> {
  dependOn(cacheTags.page('housing-guides'))
  const payload = await payloadClient()
  return toHousingGuides(
    await payload.findGlobal({ slug: 'housing-guides', overrideAccess: false, depth: 1 }),
  )
}

/** The newest version of the housing guides. */
export function housingGuidesDraft(user: Staff): Promise<Draft<HousingGuides | null>> {
  return newestGlobal('housing-guides', 1, user, toHousingGuides)
}
