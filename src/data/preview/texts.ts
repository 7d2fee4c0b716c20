import 'server-only'
import type { Article } from '@/contract/blog/article'
import type { SitePage } from '@/contract/pages/site-page'
import type { ResourceDetail } from '@/contract/resources/resource'
import { toArticle } from '../blog/article'
import { toSitePage } from '../pages/pages'
import { payloadClient } from '../payload'
import { toResource } from '../resources/detail'
import { richTextPopulate } from '../rich-text/read'
import type { Staff } from '../staff/staff'
import { type Draft, isDraft, newest } from './draft'

const read = (id: number, user: Staff) =>
  ({
    where: { id: { equals: id } },
    populate: richTextPopulate,
    ...newest,
    depth: 1,
    user,
  }) as const

/** The latest version of an article, or `null`. */
export async function articleDraft(id: number, user: Staff): Promise<Draft<Article> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'blog-posts', ...read(id, user) })
  return docs[0] ? { content: await toArticle(docs[0]), isDraft: isDraft(docs[0]) } : null
}

/** The latest version of a resource, or `null`. */
export async function resourceDraft(
  id: number,
  user: Staff,
): Promise<Draft<ResourceDetail> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'resources', ...read(id, user) })
  return docs[0] ? { content: await toResource(docs[0]), isDraft: isDraft(docs[0]) } : null
}

/** The latest version of a static page's texts, or `null`. */
export async function pageDraft(id: number, user: Staff): Promise<Draft<SitePage> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'pages', ...read(id, user) })
  return docs[0] ? { content: await toSitePage(docs[0]), isDraft: isDraft(docs[0]) } : null
}
