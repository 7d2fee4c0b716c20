import 'server-only'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { BlogPostDetail } from '@/contract/blog-post'
import { pathOfDocument } from '../document-path'
import { payloadClient } from '../payload'
import { isStorable } from '../sql/run'
import { articleSummary } from './list'

/** HTML has no community cards, and a link to what is not published leads nowhere. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode: { fields } }) =>
      (fields.doc && pathOfDocument(fields.doc.relationTo, fields.doc.value)) ?? '#',
  }),
  unknown: () => '',
})

/** A published article with its text, by its slug; `null` when there is none. */
export async function articleBySlug(slug: string): Promise<BlogPostDetail | null> {
  if (!isStorable(slug)) return null
  const payload = await payloadClient()
  const [summary, { docs }] = await Promise.all([
    articleSummary(slug),
    payload.find({
      collection: 'blog-posts',
      overrideAccess: false,
      depth: 1,
      limit: 1,
      pagination: false,
      where: { slug: { equals: slug } },
      select: { content: true },
    }),
  ])
  const content = docs[0]?.content
  if (!summary || !content) return null
  return {
    ...summary,
    content: convertLexicalToPlaintext({ data: content }),
    contentHtml: convertLexicalToHTML({ data: content, disableContainer: true, converters }),
  }
}
