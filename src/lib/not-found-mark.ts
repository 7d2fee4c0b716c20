/**
 * How a page says that it is about nothing: Next gives a page that it makes the status 200, and
 * leaves one that throws `notFound()` to scripts, a blank page without them (vercel/next.js#62228).
 * The server that sends the page reads the mark and answers 404.
 */
export const notFoundMark = { name: 'status', content: '404' } as const

const written = `<meta name="${notFoundMark.name}" content="${notFoundMark.content}"/>`

/** The mark as React writes it into a page; what people wrote has no tags that could pass for it. */
export function hasNotFoundMark(html: string): boolean {
  return html.includes(written)
}
