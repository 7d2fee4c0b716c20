/** A page that is slow to come is announced after this long; milliseconds. */
export const LOADING_DELAY_MS = 200

const communityPage = /^\/communities\/[^/]+$/

/** What a page says while it is loading, by its path; `null` for pages that say nothing. */
export function loadingWords(path: string): string | null {
  return communityPage.test(path) ? 'Loading Community' : null
}
