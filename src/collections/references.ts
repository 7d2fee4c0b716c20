import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { referenceRoots, toTableName } from '@/database/references/reference-roots'
import { type FoundReference, findReferences } from '@/database/references/references'

const asText = (label: unknown, otherwise: string) =>
  typeof label === 'string' ? label : otherwise

/** A document that uses another, as `src/contract/media/media-references.ts` answers it. */
export interface DocumentReference {
  readonly kind: string
  readonly title: string
  readonly href: string
  readonly isDraft: boolean
  readonly isTrashed: boolean
}

type Found = Pick<FoundReference, 'id' | 'isDraft'>

async function inCollection(
  req: PayloadRequest,
  { slug, labels, admin, trash }: SanitizedCollectionConfig,
  found: readonly Found[],
): Promise<DocumentReference[]> {
  const useAsTitle = admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: found.map(({ id }) => id) } },
    select: { [useAsTitle]: true, ...(trash && { deletedAt: true }) },
    trash,
    depth: 0,
    pagination: false,
    req,
  })
  return found.map(({ id, isDraft }) => {
    const doc: Readonly<Record<string, unknown>> = { ...docs.find((one) => one.id === id) }
    const title = asText(doc[useAsTitle], '') || 'Untitled'
    const kind = asText(labels.singular, slug)
    const isTrashed = Boolean(doc.deletedAt)
    const href = isTrashed ? adminPaths.trashed(slug, id) : adminPaths.document(slug, id)
    return { kind, title, href, isDraft, isTrashed }
  })
}

/** The documents that use an image or another document, with links to their forms. */
export async function referencesTo(
  req: PayloadRequest,
  target: CollectionSlug,
  id: number,
): Promise<DocumentReference[]> {
  const { collections, globals } = req.payload.config
  const found = await findReferences(req, referenceRoots(req), {
    slug: target,
    table: toTableName(target),
    ids: [id],
  })
  const documents: DocumentReference[] = []
  // One after another, because the request may have a transaction, and so one connection.
  for (const collection of collections) {
    const own = found.filter(({ kind, slug }) => kind === 'collection' && slug === collection.slug)
    if (own.length > 0) documents.push(...(await inCollection(req, collection, own)))
  }
  const settings = globals.flatMap(({ slug, label }) => {
    const own = found.find((use) => use.kind === 'global' && use.slug === slug)
    const title = asText(label, slug)
    return own
      ? [
          {
            kind: 'Settings',
            title,
            href: adminPaths.global(slug),
            isDraft: own.isDraft,
            isTrashed: false,
          },
        ]
      : []
  })
  return [...documents, ...settings]
}
