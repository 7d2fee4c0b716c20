import { oneLine } from '../text/plain-text'

/**
 * A value as its collection stores it: whole US dollars, counts, `2027-02-15` for a day, the value of
 * an option, or several of them.
 */
export type FieldValue = string | number | boolean | readonly string[]

/** What a cell says about a field. All texts are shortened to one line of at most 200 characters. */
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
      /** What the editor can accept with one click; `null` without a reasonable guess. */
      readonly proposal: Proposal | null
    }

/** A proposed value; `value: null` proposes to remove what the listing has. */
export interface Proposal {
  readonly value: FieldValue | null
}

/** Whether two values are the same; the order of several options does not matter. */
export function sameValue(one: FieldValue | null, other: FieldValue | null): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item) => other.includes(item))
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

/** Applies a function to the value, wherever the result has one. */
export function mapValue(read: ReadValue, change: (value: FieldValue) => FieldValue): ReadValue {
  if (read.state === 'value') return { ...read, value: change(read.value) }
  if (read.state !== 'unclear' || read.proposal === null || read.proposal.value === null)
    return read
  return { ...read, proposal: { value: change(read.proposal.value) } }
}
