import { messages } from '@/content/messages'

/** A page that is slow to come is announced after this long; milliseconds. */
export const LOADING_DELAY_MS = 200

const pages: readonly (readonly [path: RegExp, words: string])[] = [
  [/^\/communities\/[^/]+$/, messages.loading.community],
  [/^\/builders\/[^/]+$/, messages.loading.builder],
  [/^\/blog\/[^/]+$/, messages.loading.article],
  [/^\/resources\/helpful-articles\/[^/]+$/, messages.loading.article],
]

/** What a page says while it is loading, by its path; `null` for pages that say nothing. */
export function loadingWords(path: string): string | null {
  return pages.find(([page]) => page.test(path))?.[1] ?? null
}
