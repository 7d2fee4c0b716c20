import 'server-only'
import { linkableTypes } from '@/content-types'
import { addressFields } from '@/content-types/document-url'
import type { RichText } from '@/contract/rich-text/rich-text'
import { dependOn } from '../cache/depend-on'
import { communitiesByIds } from '../communities/list'
import { findCommunityIds } from './embeds'
import { toRichText } from './parse'

/**
 * The `populate` option for queries that read rich text (`depth: 1`). It selects the fields that
 * {@link readRichText} reads.
 */
export const richTextPopulate = {
  media: { filename: true, alt: true, mimeType: true, width: true, height: true },
  ...addressFields,
} as const

/** The tags of what rich text can contain: cards of communities, and links to other documents. */
export function dependOnRichText(): void {
  dependOn(...linkableTypes.map(({ tag, nameTag = tag }) => nameTag))
}

/** Converts rich text for rendering. The communities of all cards are loaded in one query. */
export async function readRichText(content: unknown): Promise<RichText> {
  if (content) dependOnRichText()
  const communities = await communitiesByIds(findCommunityIds(content))
  return toRichText(content, new Map(communities.map((community) => [community.id, community])))
}
