import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import { defaultGlossary } from '@/content/glossary'
import { findTypeWithOwnPage } from '@/content-types'
import { documentAt } from '@/content-types/document-url'
import type { Glossary, Term } from '@/domain/glossary/glossary'
import type { GlossaryGlobal } from '@/payload-types'
import { dependOn, sharedRead } from '../cache/depend-on'
import { newestGlobal } from '../payload/newest-global'
import { payloadClient } from '../payload/payload-client'
import { type Draft, published } from '../payload/version'
import { redirectFrom } from '../redirects/queries'
import type { Staff } from '../staff/staff'

function toGlossary({ updatedAt, terms }: GlossaryGlobal): Glossary {
  if (!updatedAt) return defaultGlossary
  return (terms ?? []).map(({ term, otherNames, question, text, path }) => ({
    term,
    otherNames: otherNames ?? [],
    question,
    text,
    path: path || null,
  }))
}

/** Whether visitors find something at a path. Only paths of documents are looked up. */
async function isFound(path: string): Promise<boolean> {
  const [page = ''] = path.split(/[?#]/)
  const document = documentAt(page)
  if (!document) return true
  const [collection, slug] = document
  const type = findTypeWithOwnPage(collection)
  dependOn(type?.nameTag ?? type?.tag ?? collection)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    select: { slug: true },
    depth: 0,
    ...published,
  })
  return docs.length > 0 || (await redirectFrom(page)) !== null
}

/** A new site has the default terms, and perhaps not the articles to which they lead. */
async function withFoundLinks(glossary: Glossary): Promise<Glossary> {
  return Promise.all(
    glossary.map(async (term): Promise<Term> => {
      const isLinked = term.path !== null && (await isFound(term.path))
      return isLinked ? term : { ...term, path: null }
    }),
  )
}

/** The words that pages explain next to their labels. */
export function getGlossary(): Promise<Glossary> {
  return sharedRead('glossary', async () => {
    dependOn(cacheTags.glossary)
    const payload = await payloadClient()
    return withFoundLinks(
      toGlossary(await payload.findGlobal({ slug: 'glossary', overrideAccess: false, depth: 0 })),
    )
  })
}

/** The newest version of the glossary. */
export async function glossaryDraft(user: Staff): Promise<Draft<Glossary>> {
  const { content, isDraft } = await newestGlobal('glossary', 0, user, toGlossary)
  return { content: await withFoundLinks(content), isDraft }
}
