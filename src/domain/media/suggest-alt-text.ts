/** A document that uses a picture. */
export interface PictureUse {
  /** The collection. */
  readonly slug: string
  readonly title: string
  /** Of a community. */
  readonly city?: string | null
  /** The name of the community of a plan or home. */
  readonly community?: string | null
}

/** The collections whose documents say what their pictures show, the most exact first. */
const told = ['homes', 'floor-plans', 'communities', 'builders'] as const

const within = (words: string, place: string | null | undefined, link: string) =>
  place ? `${words}${link}${place}` : words

/** Of several uses, the one that says most about the picture. */
export function mostTelling<Use extends { readonly slug: string }>(
  uses: readonly Use[],
): Use | undefined {
  const best = told.map((slug) => uses.find((use) => use.slug === slug)).find(Boolean)
  return best ?? uses[0]
}

/** An alt text for a picture by where it is used; `null` when the document has no title. */
export function suggestAltText({ slug, title, city, community }: PictureUse): string | null {
  if (title.trim() === '') return null
  switch (slug) {
    case 'communities':
      return within(`Homes in ${title}`, city, ', ')
    case 'floor-plans':
      return within(`${title} plan`, community, ' in ')
    case 'homes':
      return within(`Home at ${title}`, community, ' in ')
    case 'builders':
      return `Logo of ${title}`
    default:
      return title
  }
}
