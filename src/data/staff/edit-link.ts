import 'server-only'
import type { CollectionSlug } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { resourceCategories } from '@/domain/enums'
import { payloadClient } from '../payload/payload-client'
import { isStorable } from '../sql/expressions'
import type { Staff } from './staff'

type Edited = Extract<
  CollectionSlug,
  'communities' | 'builders' | 'blog-posts' | 'helpful-articles' | 'resources' | 'pages'
>

/** Where the edit link of a list leads while the list has no document in `pages`. */
const lists: Readonly<Record<string, string>> = {
  [paths.communities]: 'communities',
  [paths.builders]: 'builders',
  [paths.blog]: 'blog-posts',
}

/** The slug of the page with the heading and texts at a path, or `null`. */
function pageAt(path: string): string | null {
  const page = Object.values(staticPages).find((each) => each.path === path)
  const category = resourceCategories.find(({ value }) => paths.resourceCategory(value) === path)
  return page?.slug ?? category?.value ?? null
}

/** The document with the heading and texts at a path. */
function documentAt(path: string): readonly [Edited, string] | null {
  const page = pageAt(path)
  if (page) return ['pages', page]
  if (path === paths.firstTimeBuyerGuide) return ['resources', 'first-time-buyer-guide']
  const [area, second, third] = path.split('/').slice(1)
  if (!second) return null
  if (area === 'communities' || area === 'builders') return [area, second]
  if (area === 'blog') return ['blog-posts', second]
  if (area !== 'resources' || !third) return null
  return [second === 'helpful-articles' ? second : 'resources', third]
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
  return docs[0] ? adminPaths.document(collection, docs[0].id) : null
}

/** The URL of the form in which the user edits the page at a path, or `null`. */
export async function editLinkOf(path: string, user: Staff): Promise<string | null> {
  if (path === paths.home) return user.role === 'contributor' ? null : adminPaths.global('home')
  const document = documentAt(path)
  const form = document && (await formOf(...document, user))
  if (form) return form
  const list = lists[path] ?? (pageAt(path) ? 'pages' : null)
  return list ? `${adminPaths.home}/collections/${list}` : null
}
