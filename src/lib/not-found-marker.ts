/**
 * Marks a page as not found. Next sends a page that it prerendered with status 200, and a page that
 * throws `notFound()` is rendered in the browser, so it is blank without scripts
 * (vercel/next.js#62228). The server reads this mark and responds with status 404.
 */
export const notFoundMarker = { name: 'status', content: '404' } as const

const written = `<meta name="${notFoundMarker.name}" content="${notFoundMarker.content}"/>`

/** Checks for the mark as React renders it. Content is escaped, so it cannot contain the mark. */
export function hasNotFoundMarker(html: string): boolean {
  return html.includes(written)
}
