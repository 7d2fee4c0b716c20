import 'server-only'
import type { CollectionSlug } from 'payload'
import { paths } from '@/config/paths'
import { payloadClient } from '../payload/payload-client'
import { isStorable } from '../sql/expressions'
import type { Staff } from './queries'

type Edited = Extract<
  CollectionSlug,
  'communities' | 'builders' | 'blog-posts' | 'helpful-articles' | 'resources' | 'pages'
>

/** List pages without a document in `pages`. For these, the edit link opens the collection. */
const lists: Readonly<Record<string, string>> = {
  [paths.communities]: 'communities',
  [paths.builders]: 'builders',
  [paths.blog]: 'blog-posts',
}

/** The documents that a path may show, most likely first. */
function candidates(path: string): [Edited, string][] {
  const [area, second, third] = path.split('/').slice(1)
  if (area === 'communities' && second) return [['communities', second]]
  if (area === 'builders' && second) return [['builders', second]]
  if (area === 'blog' && second) return [['blog-posts', second]]
  if (area !== 'resources') return area ? [['pages', area]] : []
  if (second === 'helpful-articles' && third) return [['helpful-articles', third]]
  if (third) return [['resources', third]]
  if (!second) return [['pages', area]]
  // Some resources, and the pages with editable texts, are directly below /resources.
  return [
    ['resources', second],
    ['pages', second],
  ]
}

async function formOf(collection: Edited, slug: string, user: Staff): Promise<string | null> {
  if (!isStorable(slug)) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs[0] ? paths.adminDocument(collection, docs[0].id) : null
}

/** The URL of the form in which the user edits the page at a path, or `null`. */
export async function editLinkOf(path: string, user: Staff): Promise<string | null> {
  if (path === paths.home) return user.role === 'contributor' ? null : paths.adminGlobal('home')
  for (const [collection, slug] of candidates(path)) {
    const form = await formOf(collection, slug, user)
    if (form) return form
  }
  const list = lists[path]
  return list ? `${paths.admin}/collections/${list}` : null
}
