/** The action of a key in the review. */
export type ReviewKey =
  | 'next'
  | 'previous'
  | 'left'
  | 'right'
  | 'accept'
  | 'reject'
  | 'undo'
  | 'edit'
  | 'help'

/** The keys that help names, with what they do. */
export const reviewKeys: readonly (readonly [keys: string, action: string])[] = [
  ['j or ↓', 'Next listing'],
  ['k or ↑', 'Previous listing'],
  ['l or →', 'Next value of the listing'],
  ['h or ←', 'Previous value of the listing'],
  ['a', 'Accept the value, or the whole listing, and go on'],
  ['r', 'Reject the value, or the whole listing, and go on'],
  ['u', 'Undo the decision'],
  ['e or Enter', 'Edit the value. Enter uses it, Escape leaves it as it was'],
  ['?', 'Show these keys'],
]

const keys: Readonly<Record<string, ReviewKey>> = {
  j: 'next',
  k: 'previous',
  h: 'left',
  l: 'right',
  a: 'accept',
  r: 'reject',
  u: 'undo',
  e: 'edit',
  '?': 'help',
}

const gridKeys: Readonly<Record<string, ReviewKey>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/**
 * Returns the action of a key press. Keys of the browser and of the system stay theirs, and so do
 * the arrows while the focus is not in a row: they scroll the page.
 */
export function reviewKey(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  isInRow: boolean,
): ReviewKey | null {
  if (altKey || ctrlKey || metaKey) return null
  return keys[key] ?? (isInRow ? gridKeys[key] : undefined) ?? null
}
