import type { CommunitySummary } from '@/contract/communities/community'
import { plainText } from '@/contract/rich-text/outline'
import type { RichBlock, RichHeading, RichText } from '@/contract/rich-text/rich-text'
import { slugify } from '@/domain/text/slug'
import { getCommunityId } from './embeds'
import { toInlines } from './inline'
import { toList } from './list'
import { toPicture } from './picture'
import { parseNodes, type StoredNode } from './stored'
import { toTable } from './table'

/** Ids that the page uses outside the text. */
const taken = ['main']

/** The published communities that a text shows, by id. */
export type Communities = ReadonlyMap<string, CommunitySummary>

/** Level one is reserved for the page title. */
const levels: Readonly<Record<string, RichHeading['level']>> = { h1: 2, h2: 2, h3: 3 }

function uniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted
  for (let number = 2; ids.has(id); number += 1) id = `${wanted}-${number}`
  ids.add(id)
  return id
}

/** A paragraph, quote or heading, or `null` when it is blank. */
function toTextBlock(node: StoredNode, ids: Set<string>): RichBlock | null {
  const children = toInlines(node)
  const text = plainText(children).trim()
  if (text === '') return null
  if (node.type !== 'heading')
    return { type: node.type === 'quote' ? 'quote' : 'paragraph', children }
  const id = uniqueId(slugify(text) || 'section', ids)
  return { type: 'heading', level: levels[node.tag] ?? 4, id, children }
}

function toBlock(node: StoredNode, communities: Communities, ids: Set<string>): RichBlock | null {
  switch (node.type) {
    case 'paragraph':
    case 'quote':
    case 'heading':
      return toTextBlock(node, ids)
    case 'list':
    case 'table': {
      const block = node.type === 'list' ? toList(node) : toTable(node)
      return block.children.length > 0 ? block : null
    }
    case 'upload':
      return toPicture(node)
    case 'horizontalrule':
      return { type: 'rule' }
    case 'block': {
      const community = communities.get(getCommunityId(node) ?? '')
      return community ? { type: 'community', community } : null
    }
    default:
      return null
  }
}

/**
 * Converts stored Lexical content with populated documents for rendering. Unknown nodes, and links
 * to or embeds of unpublished documents, are left out.
 */
export function toRichText(content: unknown, communities: Communities): RichText {
  const ids = new Set(taken)
  return parseNodes(content).flatMap((node) => toBlock(node, communities, ids) ?? [])
}
