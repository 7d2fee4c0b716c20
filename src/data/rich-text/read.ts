import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { RichText } from '@/contract/rich-text/rich-text'
import { dependOn } from '../cache/depend-on'
import { communitiesByIds } from '../communities/list'
import { communityIdsOf } from './embeds'
import { toRichText } from './parse'

/**
 * The `populate` option for queries that read rich text (`depth: 1`). It selects the fields that
 * {@link readRichText} reads.
 */
export const richTextPopulate = {
  media: { filename: true, alt: true, mimeType: true, width: true, height: true },
  communities: { slug: true, _status: true },
  builders: { slug: true, _status: true },
  'blog-posts': { slug: true, _status: true },
  resources: { slug: true, category: true, _status: true },
} as const

/** The tags of what rich text can contain: cards of communities, and links to other documents. */
export function dependOnRichText(): void {
  const { communities, builders, blog, resources } = cacheTags
  dependOn(communities, builders, blog, resources)
}

/** Converts rich text for rendering. The communities of all cards are loaded in one query. */
export async function readRichText(content: unknown): Promise<RichText> {
  if (content) dependOnRichText()
  const communities = await communitiesByIds(communityIdsOf(content))
  return toRichText(content, new Map(communities.map((community) => [community.id, community])))
}
