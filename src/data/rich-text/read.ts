import 'server-only'
import type { RichText } from '@/contract/rich-text'
import { communitiesByIds } from '../communities/list'
import { communityIdsOf } from './embeds'
import { toRichText } from './parse'

/**
 * What a query that reads a rich text has to populate (`depth: 1`), and all of a document that
 * {@link readRichText} looks at.
 */
export const richTextPopulate = {
  media: { filename: true, alt: true, mimeType: true, width: true, height: true },
  communities: { slug: true, _status: true },
  builders: { slug: true, _status: true },
  'blog-posts': { slug: true, _status: true },
  resources: { slug: true, category: true, _status: true },
} as const

/** A rich text as Payload reads it, for views; its community cards are looked up together. */
export async function readRichText(content: unknown): Promise<RichText> {
  const communities = await communitiesByIds(communityIdsOf(content))
  return toRichText(content, new Map(communities.map((community) => [community.id, community])))
}
