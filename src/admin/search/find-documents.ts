import type {
  CollectionSlug,
  InitPageResult,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { hasDraftsEnabled, mergeListSearchAndWhere } from 'payload/shared'
import { adminPaths } from '@/config/admin-paths'

/** The documents of a collection, or the settings, that match a search. */
export interface FoundGroup {
  readonly label: string
  /** All matches, of which `documents` are the first. */
  readonly total: number
  /** The list view with all matches. */
  readonly href: string | null
  readonly documents: readonly FoundDocument[]
}

export interface FoundDocument {
  readonly title: string
  readonly href: string
  /** `null` in collections without drafts. */
  readonly isPublished: boolean | null
}

/** The number of documents per collection. */
const SHOWN = 5

const toLabel = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug)

async function inCollection(
  collectionConfig: SanitizedCollectionConfig,
  search: string,
  req: PayloadRequest,
): Promise<FoundGroup> {
  const { admin, labels } = collectionConfig
  const slug = collectionConfig.slug as CollectionSlug
  const title = admin.useAsTitle ?? 'id'
  const { docs, totalDocs } = await req.payload.find({
    collection: slug,
    where: mergeListSearchAndWhere({ collectionConfig, search }),
    draft: hasDraftsEnabled(collectionConfig),
    select: { [title]: true, ...(hasDraftsEnabled(collectionConfig) ? { _status: true } : {}) },
    depth: 0,
    limit: SHOWN,
    overrideAccess: false,
    req,
  })
  const found: readonly JsonObject[] = docs
  return {
    label: toLabel(labels.plural, slug),
    total: totalDocs,
    href: `${adminPaths.list(slug)}?search=${encodeURIComponent(search)}`,
    documents: found.map((doc) => ({
      title: toLabel(doc[title], `No. ${doc.id}`),
      href: adminPaths.document(slug, doc.id),
      isPublished: '_status' in doc ? doc._status === 'published' : null,
    })),
  }
}

/** The settings whose name contains the search. */
function inGlobals({ req, visibleEntities }: InitPageResult, search: string): FoundGroup {
  const documents = req.payload.config.globals
    .filter(({ slug }) => visibleEntities.globals.includes(slug))
    .map(({ slug, label }) => ({
      title: toLabel(label, slug),
      href: adminPaths.global(slug),
      isPublished: null,
    }))
    .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
  return { label: 'Settings', total: documents.length, href: null, documents }
}

/**
 * Finds documents in all collections that the user sees in the menu, by the fields that their list
 * views search. Groups without a match are left out.
 */
export async function findDocuments(page: InitPageResult, search: string): Promise<FoundGroup[]> {
  const { permissions, req, visibleEntities } = page
  const collections = req.payload.config.collections.filter(
    ({ slug }) =>
      visibleEntities.collections.includes(slug) && permissions.collections?.[slug]?.read,
  )
  const groups = await Promise.all(collections.map((each) => inCollection(each, search, req)))
  return [...groups, inGlobals(page, search)].filter(({ total }) => total > 0)
}
