import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { About } from '@/contract/pages/about'
import { cached } from '../cached'
import { payloadClient } from '../payload'

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
