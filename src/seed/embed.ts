import { randomBytes } from 'node:crypto'
import type { CollectionSlug, Where } from 'payload'

/** The id of a document that an earlier step made. Throws when there is none. */
export type IdOf = (collection: CollectionSlug, where: Where) => Promise<number>

/** Splits a Markdown text at its embeds: `{{picture trail-5.webp | A caption}}` on a line alone. */
export const embedLine = /^\{\{(.+)\}\}$/m

/** Ids of blocks look like those the editor makes. */
const newId = () => randomBytes(12).toString('hex')

/** A picture of the media library, or the card of a community, as the editor stores it. */
export async function embedNode(written: string, idOf: IdOf): Promise<Record<string, unknown>> {
  const [, kind, name = '', caption = ''] = /^(\w+) (\S+)(?: \| (.+))?$/.exec(written) ?? []
  if (kind === 'picture') {
    const value = await idOf('media', { filename: { equals: name } })
    const upload = { type: 'upload', version: 3, format: '', id: newId(), relationTo: 'media' }
    return { ...upload, value, fields: { caption } }
  }
  if (kind === 'community') {
    const community = await idOf('communities', { slug: { equals: name } })
    const fields = { id: newId(), blockName: '', blockType: 'community-card', community }
    return { type: 'block', version: 2, format: '', fields }
  }
  throw new Error(`Seed: nothing can be embedded by {{${written}}}`)
}
