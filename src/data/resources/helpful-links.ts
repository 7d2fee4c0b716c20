import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HelpfulLink } from '@/contract/resources/helpful-link'
import { cached } from '../cached'
import { payloadClient } from '../payload'

async function readHelpfulLinks(): Promise<HelpfulLink[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'helpful-links',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ['order', 'id'],
    select: { title: true, description: true, url: true, category: true, isFeatured: true },
  })
  const links = docs.map(({ id, title, description, url, category, isFeatured }) => ({
    id: String(id),
    title,
    url,
    category,
    description: description ?? null,
    isFeatured: isFeatured ?? false,
  }))
  return links.sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
}

/** The links in the editors' order, featured ones first. */
export function helpfulLinks(): Promise<HelpfulLink[]> {
  return cached(['helpful-links'], [cacheTags.resources], readHelpfulLinks)
}
