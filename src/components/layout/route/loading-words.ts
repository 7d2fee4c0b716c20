import { messages } from '@/content/messages'

/** Delay before a loading page is announced, in milliseconds. */
export const LOADING_DELAY_MS = 200

const pages: readonly (readonly [path: RegExp, words: string])[] = [
  [/^\/communities\/[^/]+$/, messages.loading.community],
  [/^\/builders\/[^/]+$/, messages.loading.builder],
  [/^\/blog\/[^/]+$/, messages.loading.article],
  [/^\/resources\/helpful-articles\/[^/]+$/, messages.loading.article],
]

/** Loading message for a path; `null` for pages without one. */
export function loadingWords(path: string): string | null {
  return pages.find(([page]) => page.test(path))?.[1] ?? null
}
