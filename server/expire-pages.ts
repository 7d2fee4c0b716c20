import { internalFetch } from './internal-fetch'

/** Expires Next's pages by tag; Next lets go of a page only from within a request. */
export async function expirePages(tags: readonly string[]): Promise<void> {
  await internalFetch('revalidate', { tags }, 10_000)
}
