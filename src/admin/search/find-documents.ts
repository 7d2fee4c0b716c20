import type {
  CollectionSlug,
  FlattenedField,
  InitPageResult,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { hasDraftsEnabled, mergeListSearchAndWhere } from 'payload/shared'
import { adminPaths } from '@/config/admin-paths'
import type { FoundDocument } from '@/contract/staff/found-documents'

/** The documents of a collection, or the settings, that match a search. */
export interface FoundGroup {
  readonly label: string
  /** All matches, of which `documents` are the first. */
  readonly total: number
  /** The list view with all matches. */
  readonly href: string | null
  readonly documents: readonly FoundDocument[]
}

/** Who searches, and what they see in the menu. */
export type Searcher = Pick<InitPageResult, 'permissions' | 'req' | 'visibleEntities'>

const toLabel = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug)

/** The fields that tell documents of the same name apart, in this order, with their types. */
const telling = [
  ['city', 'text'],
  ['community', 'relationship'],
  ['status', 'select'],
] as const

const findTelling = (fields: readonly FlattenedField[]): FlattenedField[] =>
  telling.flatMap(([name, type]) =>
    fields.filter((field) => field.name === name && field.type === type),
  )

/** `Boerne`, `Coming soon`, or the name of the community. */
function tell(field: FlattenedField, value: unknown): string | null {
  if (field.type === 'select') {
    const option = field.options.find((each) => typeof each === 'object' && each.value === value)
    return typeof option === 'object' ? toLabel(option.label, option.value) : null
  }
  if (typeof value === 'string') return value
  const isNamed = typeof value === 'object' && value !== null && 'name' in value
  return isNamed && typeof value.name === 'string' ? value.name : null
}

async function inCollection(
  collectionConfig: SanitizedCollectionConfig,
  search: string,
  limit: number,
  req: PayloadRequest,
): Promise<FoundGroup> {
  const { admin, labels, flattenedFields } = collectionConfig
  const slug = collectionConfig.slug as CollectionSlug
  const title = admin.useAsTitle ?? 'id'
  const tellingFields = findTelling(flattenedFields)
  const hasDrafts = hasDraftsEnabled(collectionConfig)
  const selected = [title, ...tellingFields.map(({ name }) => name)]
  if (hasDrafts) selected.push('_status')
  if (slug === 'communities') selected.push('verifiedAt')
  const { docs, totalDocs } = await req.payload.find({
    collection: slug,
    where: mergeListSearchAndWhere({ collectionConfig, search }),
    draft: hasDrafts,
    select: Object.fromEntries(selected.map((name) => [name, true])),
    populate: { communities: { name: true } },
    depth: 1,
    limit,
    overrideAccess: false,
    req,
  })
  const found: readonly JsonObject[] = docs
  return {
    label: toLabel(labels.plural, slug),
    total: totalDocs,
    href: `${adminPaths.list(slug)}?search=${encodeURIComponent(search)}`,
    documents: found.map((doc) => ({
      id: doc.id,
      collection: slug,
      kind: toLabel(labels.singular, slug),
      title: toLabel(doc[title], `No. ${doc.id}`),
      details: tellingFields.flatMap((field) => tell(field, doc[field.name]) || []),
      href: adminPaths.document(slug, doc.id),
      isPublished: '_status' in doc ? doc._status === 'published' : null,
      verifiedAt: typeof doc.verifiedAt === 'string' ? doc.verifiedAt : null,
    })),
  }
}

/**
 * Finds documents in all collections that the user sees in the menu, by the fields that their list
 * views search: of each collection the first ones. Groups without a match are left out.
 */
export async function findDocuments(
  { permissions, req, visibleEntities }: Searcher,
  search: string,
  limit: number,
): Promise<FoundGroup[]> {
  const collections = req.payload.config.collections.filter(
    ({ slug }) =>
      visibleEntities.collections.includes(slug) && permissions.collections?.[slug]?.read,
  )
  const groups = await Promise.all(
    collections.map((each) => inCollection(each, search, limit, req)),
  )
  return groups.filter(({ total }) => total > 0)
}

/** The settings whose name contains the search. */
export function findSettings(
  { req, visibleEntities }: Searcher,
  search: string,
): readonly { readonly title: string; readonly href: string }[] {
  return req.payload.config.globals
    .filter(({ slug }) => visibleEntities.globals.includes(slug))
    .map(({ slug, label }) => ({ title: toLabel(label, slug), href: adminPaths.global(slug) }))
    .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
}
