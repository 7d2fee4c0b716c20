import type { SitePage } from '@/contract/pages/site-page'
import type { Page } from '@/payload-types'
import { toPicture } from '../media/mapper'
import { readRichText } from '../rich-text/read'

/** The texts of a page in the shape its view expects. */
export async function toSitePage(page: Page): Promise<SitePage> {
  const { title, kicker, intro, content, notice, meta } = page
  return {
    title,
    kicker: kicker ?? null,
    intro: intro ?? null,
    content: await readRichText(content),
    notice: notice ?? null,
    seoTitle: meta?.title ?? title,
    seoDescription: meta?.description ?? intro ?? null,
    seoImage: toPicture(meta?.image)?.src ?? null,
  }
}
