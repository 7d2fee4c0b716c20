import type { ResourceDetail } from '@/contract/resources/resource'
import type { Resource } from '@/payload-types'
import { pictureOf } from '../media/mapper'
import { readRichText } from '../rich-text/read'

type StoredEntry = Omit<Resource, 'content' | 'meta'>

/** The fields common to lists and pages. */
export function factsOf(stored: StoredEntry) {
  const { title, slug, description, category, type, readMinutes, picture } = stored
  return {
    title,
    slug,
    description,
    category,
    type,
    readMinutes: readMinutes ?? null,
    picture: pictureOf(picture),
  }
}

/** A resource for its page. */
export async function toResource(entry: Resource): Promise<ResourceDetail> {
  const { content, updatedAt } = entry
  return {
    ...factsOf(entry),
    content: await readRichText(content),
    updatedAt,
  }
}
