import { loadingMessages } from '@/content/loading-messages'

/** Delay before a loading page is announced, in milliseconds. */
export const LOADING_DELAY_MS = 200

const pages: readonly (readonly [path: RegExp, words: string])[] = [
  [/^\/communities\/[^/]+$/, loadingMessages.community],
  [/^\/builders$/, loadingMessages.builders],
  [/^\/builders\/[^/]+$/, loadingMessages.builder],
  [/^\/blog$/, loadingMessages.articles],
  [/^\/blog\/[^/]+$/, loadingMessages.article],
  [/^\/resources\/helpful-articles\/[^/]+$/, loadingMessages.article],
]

/** Loading message for a path; `null` for pages without one. */
export function loadingWords(path: string): string | null {
  return pages.find(([page]) => page.test(path))?.[1] ?? null
}
