import { debounce } from 'nuqs'

/** How long a visitor pauses before what was typed counts, in milliseconds. */
export const TYPING_PAUSE_MS = 250

/**
 * How a list's address follows its text field: replaced once typing pauses. A choice, which goes
 * without this, is a step that Back undoes.
 */
export const whileTyping = {
  history: 'replace',
  limitUrlUpdates: debounce(TYPING_PAUSE_MS),
} as const
