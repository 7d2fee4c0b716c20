import type { ResourceDetail } from '@/contract/resources/resource'
import type { Resource } from '@/payload-types'
import { toPicture } from '../media/mapper'
import { readRichText } from '../rich-text/read'

type StoredEntry = Omit<Resource, 'content' | 'meta'>

/** The fields common to lists and pages. */
export function toFacts(stored: StoredEntry) {
  const { title, slug, description, category, type, readMinutes, picture } = stored
  return {
    title,
    slug,
    description,
    category,
    type,
    readMinutes: readMinutes ?? null,
    picture: toPicture(picture),
  }
}

/** A resource for its page. */
export async function toResource(entry: Resource): Promise<ResourceDetail> {
  const { id, content, updatedAt } = entry
  return {
    id: String(id),
    ...toFacts(entry),
    content: await readRichText(content),
    updatedAt,
  }
}
