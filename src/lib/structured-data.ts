import type { Article } from '@/contract/article'
import type { BuilderDetail } from '@/contract/builder'
import type { SiteInfo, SiteLink } from '@/contract/site'
import { articleCategory } from '@/domain/article-category'
import { paths } from './paths'
import { pictureVariant } from './pictures'

/** A document of schema.org as search engines read it. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The way to a page. `origin` is the site's address without a closing slash; search engines want whole addresses. */
export function breadcrumbList(
  origin: string,
  trail: readonly SiteLink[],
  here: string,
): StructuredData {
  const steps = trail.map(({ label, path }) => ({ name: label, item: `${origin}${path}` }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: here }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** A builder as a business; what is not known is left out. */
export function builderBusiness(origin: string, builder: BuilderDetail): StructuredData {
  const { name, slug, logo, description, phone, email, address, foundedYear, website } = builder
  const all: StructuredData = {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name,
    url: `${origin}${paths.builder(slug)}`,
    logo: logo && new URL(logo, origin).href,
    description,
    telephone: phone,
    email,
    address,
    foundingDate: foundedYear === null ? null : String(foundedYear),
    sameAs: website && [website],
  }
  return known(all)
}

const known = (all: StructuredData): StructuredData =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))

/** An article of the blog. Its authors are desks of the guide, so they count as organizations. */
export function articleData(
  { url, name }: Pick<SiteInfo, 'url' | 'name'>,
  article: Article,
): StructuredData {
  const { title, slug, description, featuredImage, author, publishedAt, updatedAt, tags } = article
  const address = `${url}${paths.blogPost(slug)}`
  const publisher = { '@type': 'Organization', name, url }
  return known({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image: featuredImage && new URL(pictureVariant(featuredImage, 'share'), url).href,
    datePublished: publishedAt ?? null,
    dateModified: updatedAt,
    author: author === null ? publisher : { '@type': 'Organization', name: author, url },
    publisher,
    articleSection: articleCategory(article.category),
    keywords: tags.length > 0 ? tags : null,
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: 'en-US',
  })
}
