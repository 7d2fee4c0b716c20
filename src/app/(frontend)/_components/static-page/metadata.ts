import type { Metadata } from 'next'
import type { StaticPageName } from '@/content/static-pages'
import { staticPage } from '@/data/pages'

/** What search engines are told of a static page. */
export async function staticPageMetadata(name: StaticPageName): Promise<Metadata> {
  const { seoTitle, seoDescription } = await staticPage(name)
  return {
    title: seoTitle,
    description: seoDescription,
    alternates: { canonical: name.path },
  }
}
