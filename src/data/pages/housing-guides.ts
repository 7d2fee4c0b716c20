import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HousingGuides } from '@/contract/pages/housing-guides'
import { cached } from '../cached'
import { pictureOf } from '../media/pictures'
import { payloadClient } from '../payload'

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
