import 'server-only'
import { type Wording, wordingOf } from '@/content/wording'
import { cacheTags } from '@/lib/cache-tags'
import { cached } from '../cached'
import { payloadClient } from '../payload'

async function readWording(): Promise<Wording> {
  const payload = await payloadClient()
  return wordingOf(await payload.findGlobal({ slug: 'wording', overrideAccess: false, depth: 0 }))
}

/** Texts that are shared by several pages. */
export function siteWording(): Promise<Wording> {
  return cached(['wording'], [cacheTags.wording], readWording)
}
