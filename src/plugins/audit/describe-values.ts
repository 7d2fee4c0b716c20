import type { FlattenedField, JsonObject, PayloadRequest } from 'payload'
import { changedLists, type ReadTitles } from '@/collections/changed-lists'
import { changedValues } from '@/collections/changed-values'
import { isPersonal } from './personal'

/** Reads titles, also those of drafts and of documents in the trash. */
const titlesFor =
  (req: PayloadRequest): ReadTitles =>
  async (slug, field, values) => {
    const collection = req.payload.config.collections.find((known) => known.slug === slug)
    const title = collection?.admin.useAsTitle
    if (!collection || !title || isPersonal(slug)) return new Map()
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { [field]: { in: [...values] } },
      depth: 0,
      pagination: false,
      trash: true,
      req,
    })
    const titled: JsonObject[] = docs
    return new Map(titled.map((doc) => [doc[field], String(doc[title] ?? '')]))
  }

/** The changed values of a document in the form of an entry: those that fit in a line, then the lists. */
export async function describeValues(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  before: JsonObject,
  after: JsonObject,
) {
  const lists = await changedLists(fields, before, after, titlesFor(req))
  return [...changedValues(fields, before, after), ...lists]
}
