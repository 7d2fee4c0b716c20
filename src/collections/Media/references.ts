import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { paths } from '@/config/paths'
import type { MediaReference } from '@/contract/media/media-references'
import type { Root } from '@/database/media-reference-columns'
import { type FoundReference, findMediaReferences } from '@/database/media-references'

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const asText = (label: unknown, otherwise: string) =>
  typeof label === 'string' ? label : otherwise

/** All collections and globals of the guide, without Payload's internal ones. */
export function mediaReferenceRoots({ payload }: PayloadRequest): Root[] {
  const { collections, globals } = payload.config
  return [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(({ slug }) => ({ kind: 'collection' as const, slug, table: tableOf(slug) })),
    ...globals.map(({ slug }) => ({ kind: 'global' as const, slug, table: tableOf(slug) })),
  ]
}

type Found = Pick<FoundReference, 'id' | 'isDraft'>

async function inCollection(
  req: PayloadRequest,
  { slug, labels, admin }: SanitizedCollectionConfig,
  found: readonly Found[],
): Promise<MediaReference[]> {
  const useAsTitle = admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: found.map(({ id }) => id) } },
    select: { [useAsTitle]: true },
    depth: 0,
    pagination: false,
    req,
  })
  return found.map(({ id, isDraft }) => {
    const doc: Readonly<Record<string, unknown>> = { ...docs.find((one) => one.id === id) }
    const title = asText(doc[useAsTitle], '') || 'Untitled'
    const kind = asText(labels.singular, slug)
    return { kind, title, href: paths.adminDocument(slug, id), isDraft }
  })
}

/** The documents that use an image, with links to their forms. */
export async function mediaReferencesOf(
  req: PayloadRequest,
  picture: number,
): Promise<MediaReference[]> {
  const { collections, globals } = req.payload.config
  const found = await findMediaReferences(req, mediaReferenceRoots(req), picture)
  const documents = collections.map((collection) => {
    const own = found.filter(({ kind, slug }) => kind === 'collection' && slug === collection.slug)
    return own.length === 0 ? [] : inCollection(req, collection, own)
  })
  const settings = globals.flatMap(({ slug, label }) => {
    const own = found.find((use) => use.kind === 'global' && use.slug === slug)
    const title = asText(label, slug)
    return own
      ? [{ kind: 'Settings', title, href: paths.adminGlobal(slug), isDraft: own.isDraft }]
      : []
  })
  return [...(await Promise.all(documents)).flat(), ...settings]
}
