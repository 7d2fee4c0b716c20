import 'server-only'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { BlogPostDetail } from '@/contract/blog/blog-post'
import { payloadClient } from '../payload'
import { isStorable } from '../sql/query-rows'
import { pathOfDocument } from '../staff/document-path'
import { articleSummary } from './list'

/** The HTML contains no community cards. Links to unpublished documents have the target `#`. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode: { fields } }) =>
      (fields.doc && pathOfDocument(fields.doc.relationTo, fields.doc.value)) ?? '#',
  }),
  unknown: () => '',
})

/** A published article with its text, or `null`. */
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
