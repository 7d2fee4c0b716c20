import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HowToUse } from '@/contract/pages/how-to-use'
import { cached } from '../cached'
import { payloadClient } from '../payload'

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
