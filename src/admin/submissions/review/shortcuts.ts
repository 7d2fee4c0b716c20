/** What a key of the review does. */
export type ReviewKey = 'next' | 'previous' | 'accept' | 'reject' | 'edit' | 'help'

/** The keys that help names, with what they do. */
export const reviewKeys: readonly (readonly [keys: string, action: string])[] = [
  ['j or ↓', 'Next line'],
  ['k or ↑', 'Previous line'],
  ['a', 'Accept, and go to the next line'],
  ['r', 'Reject, and go to the next line'],
  ['e', 'Edit the submitted value. Enter accepts it, Escape leaves it'],
  ['?', 'Show these keys'],
]

const keys: Readonly<Record<string, ReviewKey>> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  r: 'reject',
  e: 'edit',
  '?': 'help',
}

const arrows: Readonly<Record<string, ReviewKey>> = { ArrowDown: 'next', ArrowUp: 'previous' }

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/**
 * What a key press does. Keys of the browser and of the system stay theirs, and so do the arrows
 * while the focus is not on a line: they scroll the page.
 */
export function reviewKey(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  isOnLine: boolean,
): ReviewKey | null {
  if (altKey || ctrlKey || metaKey) return null
  return keys[key] ?? (isOnLine ? arrows[key] : undefined) ?? null
}
