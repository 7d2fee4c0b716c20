import type { PayloadRequest } from 'payload'
import { findTypeWithOwnPage } from '@/content-types'
import { addressFields } from '@/content-types/document-url'
import { plainText } from '@/contract/rich-text/outline'
import type { RichText } from '@/contract/rich-text/rich-text'
import { toInlines } from '../rich-text/inline'
import { toHref } from '../rich-text/link'
import { toRichText } from '../rich-text/parse'
import { parseAllNodes } from '../rich-text/stored'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toId = (value: unknown) => Number(isObject(value) ? value.id : value)

/** The collection and id of the document that a link of a text leads to, or `null`. */
function linkTarget(fields: unknown): { slug: string; id: number } | null {
  if (!isObject(fields) || fields.linkType !== 'internal' || !isObject(fields.doc)) return null
  const { relationTo, value } = fields.doc
  return { slug: String(relationTo), id: toId(value) }
}

type Documents = ReadonlyMap<string, unknown>

const keyFor = ({ slug, id }: { slug: string; id: number }) => `${slug}/${id}`

/** A stored text whose links have their documents. */
function withDocuments(value: unknown, documents: Documents): unknown {
  if (Array.isArray(value)) return value.map((each) => withDocuments(each, documents))
  if (!isObject(value)) return value
  const target = linkTarget(value.fields)
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withDocuments(part, documents)]),
  )
  if (!target || !isObject(value.fields)) return copy
  const doc = { relationTo: target.slug, value: documents.get(keyFor(target)) ?? target.id }
  return { ...copy, fields: { ...value.fields, doc } }
}

interface ReadTexts {
  readonly texts: readonly RichText[]
  /** The words of links whose document visitors do not see, or whose address is not valid. */
  readonly deadLinks: readonly string[]
}

/** Stored texts with the pages that their links lead to. Links that lead nowhere are plain text. */
export async function readTexts(
  req: PayloadRequest,
  stored: readonly unknown[],
): Promise<ReadTexts> {
  const targets = stored
    .flatMap(parseAllNodes)
    .flatMap(({ fields }) => linkTarget(fields) ?? [])
    .filter(({ id }) => Number.isInteger(id))
  const documents = new Map<string, unknown>()
  for (const slug of new Set(targets.map((target) => target.slug))) {
    const type = findTypeWithOwnPage(slug)
    if (!type) continue
    const { docs } = await req.payload.find({
      collection: type.slug,
      where: {
        id: { in: targets.flatMap((target) => (target.slug === slug ? [target.id] : [])) },
        _status: { equals: 'published' },
      },
      select: addressFields[slug],
      depth: 0,
      pagination: false,
      req,
    })
    for (const document of docs) documents.set(keyFor({ slug, id: Number(document.id) }), document)
  }
  const texts = stored.map((text) => withDocuments(text, documents))
  const deadLinks = texts
    .flatMap(parseAllNodes)
    .filter(({ type, fields }) => /^(auto)?link$/.test(type) && toHref(fields) === null)
    .map((node) => plainText(toInlines(node)))
  return { texts: texts.map((text) => toRichText(text, new Map())), deadLinks }
}
