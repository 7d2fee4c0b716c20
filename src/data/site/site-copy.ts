import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import { type SiteCopy, siteCopyOf } from '@/content/site-copy'
import { cached } from '../cached'
import { payloadClient } from '../payload'

async function readSiteCopy(): Promise<SiteCopy> {
  const payload = await payloadClient()
  return siteCopyOf(
    await payload.findGlobal({ slug: 'site-copy', overrideAccess: false, depth: 0 }),
  )
}

/** Texts that are shared by several pages. */
export function getSiteCopy(): Promise<SiteCopy> {
  return cached(['site-copy'], [cacheTags.siteCopy], readSiteCopy)
}
