import { oneLine } from '../text/plain-text'

/**
 * A value as its collection stores it: whole US dollars, counts, `2027-02-15` for a day, the value of
 * an option, or several of them.
 */
export type FieldValue = string | number | boolean | readonly string[]

/** A word that a cell has for a field, and that was not understood. */
export interface UnknownWord {
  readonly text: string
  /** Of several options: the one that the word probably means, else `null`. */
  readonly option: string | null
}

/** The reading of a cell for a field. Texts are shortened to one line of at most 200 characters. */
export type ReadValue =
  /** Understood. `text` is what was written. `note` says what was done to it, if not obvious. */
  | {
      readonly state: 'value'
      readonly value: FieldValue
      readonly text: string
      readonly note: string | null
    }
  /** Left blank, or a dash or `N/A`: the listing keeps what it has. */
  | { readonly state: 'empty' }
  /** The word `remove` or `clear`: the listing loses its value. */
  | { readonly state: 'clear'; readonly text: string }
  /** Not understood with certainty: nothing changes until an editor decides. */
  | {
      readonly state: 'unclear'
      readonly text: string
      /** Says what was not understood and what to do. */
      readonly problem: string
      /** The value that the editor can accept with one click; `null` without a reasonable guess. */
      readonly proposal: Proposal | null
      /**
       * Words that an editor can explain once for all their rows. Absent if the words alone do not
       * give the meaning, as where two rows contradict each other.
       */
      readonly words?: readonly UnknownWord[]
    }

/** A proposed value; `value: null` proposes to remove what the listing has. */
export interface Proposal {
  readonly value: FieldValue | null
}

/** Whether two values are the same; the order of several options does not matter. */
export function sameValue(a: FieldValue | null, b: FieldValue | null): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((item) => b.includes(item))
}

export const EMPTY: ReadValue = { state: 'empty' }

export function understood(value: FieldValue, text: string, note: string | null = null): ReadValue {
  return { state: 'value', value, text: oneLine(text), note }
}

/** Without a third argument there is no proposal; `null` proposes to remove the value. */
export function unclear(text: string, problem: string, proposed?: FieldValue | null): ReadValue {
  const proposal = proposed === undefined ? null : { value: proposed }
  return { state: 'unclear', text: oneLine(text), problem, proposal }
}

/** Adds to an unclear value the words that alone make it unclear. */
export function inWords(read: ReadValue, words: readonly UnknownWord[]): ReadValue {
  return read.state === 'unclear' ? { ...read, words } : read
}

/** Removes the words that an editor can explain from an unclear value. */
export function withoutWords(read: ReadValue): ReadValue {
  if (read.state !== 'unclear') return read
  const { words: _, ...rest } = read
  return rest
}

/** Applies a function to the value, wherever the result has one. */
export function mapValue(read: ReadValue, change: (value: FieldValue) => FieldValue): ReadValue {
  if (read.state === 'value') return { ...read, value: change(read.value) }
  if (read.state !== 'unclear' || read.proposal === null || read.proposal.value === null)
    return read
  return { ...read, proposal: { value: change(read.proposal.value) } }
}
