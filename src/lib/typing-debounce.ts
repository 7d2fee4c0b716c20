import { debounce } from 'nuqs'

/** Debounce time for text input, in milliseconds. */
export const TYPING_PAUSE_MS = 250

/**
 * URL options for a text field: the URL is replaced when typing pauses. Other filters push a
 * history entry, which the Back button undoes.
 */
export const typingDebounce = {
  history: 'replace',
  limitUrlUpdates: debounce(TYPING_PAUSE_MS),
} as const
