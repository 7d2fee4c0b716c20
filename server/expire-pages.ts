import { internalFetch } from './internal-fetch'

/** Revalidates Next's pages by tag. Next allows `revalidateTag` only within a request. */
export async function expirePages(tags: readonly string[]): Promise<void> {
  await internalFetch('revalidate', { tags }, 10_000)
}
