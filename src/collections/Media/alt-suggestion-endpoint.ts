import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type JsonObject,
  type PayloadRequest,
} from 'payload'
import type { z } from 'zod/mini'
import { routeId } from '@/access/route-id'
import { staff } from '@/access/staff'
import type { altSuggestion as answer } from '@/contract/media/alt-suggestion'
import { referenceRoots } from '@/database/references/reference-roots'
import { findReferences } from '@/database/references/references'
import { mostTelling, suggestAltText } from '@/domain/media/suggest-alt-text'
import { PICTURE_TEXT_MAX_LENGTH } from '@/domain/media/upload-limits'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The newest version of a document with the name of its community. */
async function findDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<JsonObject | null> {
  return req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 1,
    populate: { communities: { name: true } },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
}

async function suggest(req: PayloadRequest, picture: number): Promise<string | null> {
  const found = await findReferences(req, referenceRoots(req), {
    slug: 'media',
    table: 'media',
    ids: [picture],
  })
  const use = mostTelling(found.filter(({ kind }) => kind === 'collection'))
  const collection = req.payload.config.collections.find(({ slug }) => slug === use?.slug)
  if (!use || !collection) return null
  const doc = await findDocument(req, collection.slug, use.id)
  if (!doc) return null
  const suggestion = suggestAltText({
    slug: collection.slug,
    title: asText(doc[collection.admin.useAsTitle ?? 'title']),
    city: asText(doc.city),
    community: asText(doc.community?.name),
  })
  return suggestion?.slice(0, PICTURE_TEXT_MAX_LENGTH) ?? null
}

/** Suggests an alt text for a picture without one, for its form. */
export const altSuggestionEndpoint: Endpoint = {
  path: '/:id/alt-suggestion',
  method: 'get',
  async handler(req) {
    if (!staff({ req })) throw new Forbidden(req.t)
    const found: z.infer<typeof answer> = { suggestion: await suggest(req, routeId(req)) }
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  },
}
