import { z } from 'zod/mini'

/** The words of one of the site's own pages. */
export const sitePage = z.object({
  title: z.string(),
  /** Small words above the title. */
  kicker: z.nullable(z.string()),
  intro: z.nullable(z.string()),
  /** Running text as HTML. */
  contentHtml: z.nullable(z.string()),
  notice: z.nullable(z.string()),
  /** For search engines; the title and the introduction where nothing else was written. */
  seoTitle: z.string(),
  seoDescription: z.nullable(z.string()),
})
export type SitePage = z.infer<typeof sitePage>
