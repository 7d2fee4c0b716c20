import { contentTypes, type PageSlug, typesWithOwnPage } from '.'

interface MaybeAddressed {
  readonly slug?: string | null | undefined
  readonly category?: string | null | undefined
}

/** The path of a document's page; `null` if its collection has no pages or it has no slug. */
export function documentUrl(collection: string, { slug, category }: MaybeAddressed): string | null {
  const page = contentTypes.find((type) => type.slug === collection)?.page
  return slug && page?.isOwn ? page.path({ slug, category }) : null
}

/** The collection and slug of the document whose page is at `path`, or `null`. */
export function documentAt(path: string): readonly [PageSlug, string] | null {
  const [category, slug] = path.split('/').slice(-2)
  if (!slug) return null
  const type = typesWithOwnPage.find(({ page }) => page.path({ slug, category }) === path)
  return type ? [type.slug, slug] : null
}

/** The fields of a document that its URL needs, by collection, as Payload's `populate`. */
export const addressFields = Object.fromEntries(
  typesWithOwnPage.map(({ slug, page }) => [
    slug,
    { slug: true, _status: true, ...(page.hasCategory && { category: true }) } as const,
  ]),
)
