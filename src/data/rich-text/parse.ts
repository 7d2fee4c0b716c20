import type { CommunitySummary } from '@/contract/communities/community'
import type { RichBlock, RichHeading, RichPicture, RichText } from '@/contract/rich-text/rich-text'
import { picturePath } from '@/domain/media/image-sizes'
import { slugify } from '@/domain/text/slug'
import { communityIdOf } from './embeds'
import { inlinesOf, plainText } from './inline'
import { toList } from './list'
import { nodesOf, type StoredNode } from './stored'
import { storedPicture } from './stored-picture'
import { toTable } from './table'

/** Ids that the page uses outside the text. */
const taken = ['main']

/** The published communities that a text shows, by id. */
export type Communities = ReadonlyMap<string, CommunitySummary>

/** Level one is reserved for the page title. */
const levels: Readonly<Record<string, RichHeading['level']>> = { h1: 2, h2: 2, h3: 3 }

function toPicture(node: StoredNode): RichPicture[] {
  const picture = storedPicture.safeParse(node.value).data
  if (!picture) return []
  const { filename, alt, width, height } = picture
  const caption = typeof node.fields.caption === 'string' ? node.fields.caption.trim() : ''
  const src = picturePath(filename)
  return [{ type: 'picture', src, alt, width, height, caption: caption === '' ? null : caption }]
}

function toBlock(node: StoredNode, communities: Communities, ids: Set<string>): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'quote': {
      const children = inlinesOf(node)
      const isEmpty = plainText(children).trim() === ''
      return isEmpty ? [] : [{ type: node.type, children }]
    }
    case 'heading':
      return toHeading(node, ids)
    case 'list': {
      const list = toList(node)
      return list.items.length > 0 ? [list] : []
    }
    case 'table': {
      const table = toTable(node)
      return table.head.length + table.body.length > 0 ? [table] : []
    }
    case 'upload':
      return toPicture(node)
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'block': {
      const community = communities.get(communityIdOf(node) ?? '')
      return community ? [{ type: 'community', community }] : []
    }
    default:
      return []
  }
}

function toHeading(node: StoredNode, ids: Set<string>): RichHeading[] {
  const children = inlinesOf(node)
  const text = plainText(children).trim()
  if (text === '') return []
  const level = levels[node.tag] ?? 4
  return [{ type: 'heading', level, id: uniqueId(slugify(text) || 'section', ids), children }]
}

function uniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted
  for (let number = 2; ids.has(id); number += 1) id = `${wanted}-${number}`
  ids.add(id)
  return id
}

/**
 * Converts stored Lexical content with populated documents for rendering. Unknown nodes, and links
 * to or embeds of unpublished documents, are left out.
 */
export function toRichText(content: unknown, communities: Communities): RichText {
  const ids = new Set(taken)
  return nodesOf(content).flatMap((node) => toBlock(node, communities, ids))
}
