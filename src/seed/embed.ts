import { randomBytes } from 'node:crypto'
import type { CollectionSlug, Where } from 'payload'

/** Finds the id of a document created by an earlier step. Throws when it does not exist. */
export type FindId = (collection: CollectionSlug, where: Where) => Promise<number>

/**
 * Splits a Markdown text at its embeds, each on a separate line:
 * `{{picture trail-5.webp | A caption}}`.
 */
export const embedLine = /^\{\{(.+)\}\}$/m

/** Block ids in the format of the editor. */
const newId = () => randomBytes(12).toString('hex')

/** An image of the media library or a community card, in the editor's stored format. */
export async function embedNode(written: string, findId: FindId): Promise<Record<string, unknown>> {
  const [, kind, name = '', caption = ''] = /^(\w+) (\S+)(?: \| (.+))?$/.exec(written) ?? []
  if (kind === 'picture') {
    const value = await findId('media', { filename: { equals: name } })
    const upload = { type: 'upload', version: 3, format: '', id: newId(), relationTo: 'media' }
    return { ...upload, value, fields: { caption } }
  }
  if (kind === 'community') {
    const community = await findId('communities', { slug: { equals: name } })
    const fields = { id: newId(), blockName: '', blockType: 'community-card', community }
    return { type: 'block', version: 2, format: '', fields }
  }
  throw new Error(`Seed: nothing can be embedded by {{${written}}}`)
}
