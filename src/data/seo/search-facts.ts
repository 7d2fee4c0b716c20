import 'server-only'
import type { Where } from 'payload'
import type { SeoCollection } from '@/domain/seo/page-texts'
import { communitiesOfBuilder } from '../communities/list'
import { payloadClient } from '../payload/payload-client'
import { siteInfo } from '../site/queries'
import type { Staff } from '../staff/staff'

/** A document as its form has it. */
export interface Described {
  readonly collection: SeoCollection
  /** `null` before the document is stored. */
  readonly id: number | null
  /** The title that search engines show, without the name of the site. */
  readonly title: string
  /** The name or title of the document. */
  readonly name: string
  readonly city: string | null
}

/** Facts about the page of a document that its form does not know. */
export interface SearchFacts {
  readonly siteName: string
  readonly siteUrl: string
  /** The number of published communities of a builder. */
  readonly communities: number
  /** The name of another document whose page has the same title. */
  readonly duplicateOf: string | null
}

/** The documents of a collection whose generated title is that of the described document. */
function sameName({ collection, name, city }: Described): Where[] {
  if (collection === 'communities') return [{ name: { equals: name } }, { city: { equals: city } }]
  return collection === 'builders' ? [{ name: { equals: name } }] : [{ title: { equals: name } }]
}

const getName = (doc: object): string | null => {
  const name = 'name' in doc ? doc.name : 'title' in doc && doc.title
  return typeof name === 'string' ? name : null
}

async function findDuplicate(page: Described, user: Staff): Promise<string | null> {
  const { collection, id, title } = page
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { id: { not_equals: id ?? 0 } },
        {
          or: [
            { 'meta.title': { equals: title } },
            { and: [...sameName(page), { 'meta.title': { exists: false } }] },
          ],
        },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs[0] ? getName(docs[0]) : null
}

export async function searchFacts(page: Described, user: Staff): Promise<SearchFacts> {
  const { collection, id } = page
  const [{ name, url }, communities, duplicate] = await Promise.all([
    siteInfo(),
    collection === 'builders' && id !== null ? communitiesOfBuilder(id) : [],
    findDuplicate(page, user),
  ])
  return { siteName: name, siteUrl: url, communities: communities.length, duplicateOf: duplicate }
}
