/** An address, and the ISO date and time of its last change if it is known. */
interface Entry {
  readonly address: string
  readonly updatedAt?: string | undefined
}

/** Addresses and dates need no escaping: `paths` encodes the slugs. */
function toXml(list: string, item: string, entries: readonly Entry[]): string {
  const items = entries.map(({ address, updatedAt }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>\n`
    return `<${item}>\n<loc>${address}</loc>\n${changed}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</${list}>
`
}

/** A list of pages (https://www.sitemaps.org/protocol.html). */
export const sitemapXml = (entries: readonly Entry[]): string => toXml('urlset', 'url', entries)

/** A list of such lists. */
export const sitemapIndexXml = (entries: readonly Entry[]): string =>
  toXml('sitemapindex', 'sitemap', entries)
