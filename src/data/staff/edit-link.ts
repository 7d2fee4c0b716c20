import 'server-only'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { type PageSlug, typesWithOwnPage } from '@/content-types'
import { documentAt } from '@/content-types/document-url'
import { resourceCategories } from '@/domain/enums'
import { payloadClient } from '../payload/payload-client'
import { isStorable } from '../sql/expressions'
import type { Staff } from './staff'

type Edited = PageSlug | 'pages'

/** The slug of the page with the heading and texts at a path, or `null`. */
function pageAt(path: string): string | null {
  const page = Object.values(staticPages).find((each) => each.path === path)
  const category = resourceCategories.find(({ value }) => paths.resourceCategory(value) === path)
  return page?.slug ?? category?.value ?? null
}

/** The document with the heading and texts at a path. */
function findEdited(path: string): readonly [Edited, string] | null {
  const page = pageAt(path)
  if (page) return ['pages', page]
  if (path === paths.firstTimeBuyerGuide) return ['resources', 'first-time-buyer-guide']
  // A plan or home is edited in the form of its community, whose page is the start of the path.
  const [area = '', slug = '', ...rest] = path.split('/').slice(1)
  return documentAt(rest.length > 0 && area === 'communities' ? paths.community(slug) : path)
}

async function findForm(collection: Edited, slug: string, user: Staff): Promise<string | null> {
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
export async function readEditLink(path: string, user: Staff): Promise<string | null> {
  if (path === paths.home) return user.role === 'contributor' ? null : adminPaths.global('home')
  const document = findEdited(path)
  const form = document && (await findForm(...document, user))
  if (form) return form
  // The list while it has no document in `pages`.
  const listed = typesWithOwnPage.find(({ page }) => page.list === path)
  const list = listed?.slug ?? (pageAt(path) ? 'pages' : null)
  return list ? `${adminPaths.home}/collections/${list}` : null
}
