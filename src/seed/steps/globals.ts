import type { GlobalSlug, Payload } from 'payload'
import { defaultNavigation, defaultSiteInfo } from '@/content/site-defaults'
import { about, home, housingGuides, howToUse, movingChecklist } from '../content/globals'
import type { SeedContext } from '../context'
import type { Pictures } from './media'

type GlobalUpdate = Parameters<Payload['updateGlobal']>[0]

/** Writes a global that has never been saved. */
async function seedGlobal({ payload }: SeedContext, slug: GlobalSlug, data: object): Promise<void> {
  const { updatedAt } = await payload.findGlobal({ slug, depth: 0 })
  if (updatedAt) return
  const update = { slug, data: { ...data, _status: 'published' }, depth: 0 }
  await payload.updateGlobal(update as unknown as GlobalUpdate)
}

function homeData(pictures: Pictures) {
  const heroSlides = home.heroSlides.map((slide) => ({
    ...slide,
    picture: pictures.get(slide.picture),
  }))
  return { ...home, heroSlides }
}

export async function seedGlobals(context: SeedContext, pictures: Pictures): Promise<void> {
  const { mapStart, ...settings } = defaultSiteInfo
  await seedGlobal(context, 'site-settings', {
    ...settings,
    map: { latitude: mapStart.at.lat, longitude: mapStart.at.lng, zoom: mapStart.zoom },
    ogImage: pictures.get('hero-1.webp'),
  })
  await seedGlobal(context, 'navigation', defaultNavigation)
  await seedGlobal(context, 'home', homeData(pictures))
  await seedGlobal(context, 'about', about)
  await seedGlobal(context, 'how-to-use', howToUse)
  await seedGlobal(context, 'moving-checklist', movingChecklist)
  await seedGlobal(context, 'housing-guides', housingGuides)
}
