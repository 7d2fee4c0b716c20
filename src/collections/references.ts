import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { paths } from '@/config/paths'
import type { Root } from '@/database/reference-columns'
import { type FoundReference, findReferences } from '@/database/references'

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const asText = (label: unknown, otherwise: string) =>
  typeof label === 'string' ? label : otherwise

/**
 * Records of what happened. They name a document without showing it, and keep its name or address.
 */
const records = ['leads', 'deliveries', 'redirects']

/** All collections and globals that show documents, without Payload's internal ones. */
export function referenceRoots({ payload }: PayloadRequest): Root[] {
  const { collections, globals } = payload.config
  return [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-') && !records.includes(slug))
      .map(({ slug }) => ({ kind: 'collection' as const, slug, table: tableOf(slug) })),
    ...globals.map(({ slug }) => ({ kind: 'global' as const, slug, table: tableOf(slug) })),
  ]
}

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
    const href = isTrashed ? paths.adminTrashed(slug, id) : paths.adminDocument(slug, id)
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
    table: tableOf(target),
    id,
  })
  const documents = collections.map((collection) => {
    const own = found.filter(({ kind, slug }) => kind === 'collection' && slug === collection.slug)
    return own.length === 0 ? [] : inCollection(req, collection, own)
  })
  const settings = globals.flatMap(({ slug, label }) => {
    const own = found.find((use) => use.kind === 'global' && use.slug === slug)
    const title = asText(label, slug)
    return own
      ? [
          {
            kind: 'Settings',
            title,
            href: paths.adminGlobal(slug),
            isDraft: own.isDraft,
            isTrashed: false,
          },
        ]
      : []
  })
  return [...(await Promise.all(documents)).flat(), ...settings]
}
