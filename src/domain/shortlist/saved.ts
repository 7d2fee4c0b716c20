import { isListingKey, SHORTLIST_LIMIT } from './items'

/** A listing that a buyer saved, as the browser stores it. */
export interface Saved {
  readonly key: string
  /** Remembered, to name a listing that is no longer published. */
  readonly name: string
  /** The buyer's own words. */
  readonly note: string
  /** Whether it is on the shortlist. A removed listing is stored while it has a note. */
  readonly isOn: boolean
}

/** A listing by its key, with the name that the visitor sees. */
export type Named = Pick<Saved, 'key' | 'name'>

/** The newest listing comes first. */
export type Shortlist = readonly Saved[]

export const emptyShortlist: Shortlist = []

export const listed = (list: Shortlist): readonly Saved[] => list.filter(({ isOn }) => isOn)

export const isListed = (list: Shortlist, key: string): boolean =>
  list.some((saved) => saved.isOn && saved.key === key)

export const isFull = (list: Shortlist): boolean => listed(list).length >= SHORTLIST_LIMIT

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readSaved(value: unknown): Saved | null {
  if (!isObject(value)) return null
  const { key, name, note, isOn } = value
  if (typeof key !== 'string' || !isListingKey(key)) return null
  return {
    key,
    name: typeof name === 'string' ? name : '',
    note: typeof note === 'string' ? note : '',
    isOn: isOn !== false,
  }
}

/**
 * Reads the stored text. Entries that are not valid are left out. Not validated with zod, which
 * would weigh more than the rest of the shortlist on every page.
 */
export function parseShortlist(text: string | null): Shortlist {
  if (text === null) return emptyShortlist
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored)) return emptyShortlist
    const found = new Map<string, Saved>()
    for (const value of stored) {
      const saved = readSaved(value)
      if (saved && !found.has(saved.key)) found.set(saved.key, saved)
    }
    return [...found.values()]
  } catch {
    return emptyShortlist
  }
}

/** Puts a listing first, with the note that it had. A full list stays as it is. */
export function withListing(list: Shortlist, { key, name }: Named): Shortlist {
  if (isListed(list, key) || isFull(list)) return list
  const note = list.find((saved) => saved.key === key)?.note ?? ''
  return [{ key, name, note, isOn: true }, ...list.filter((saved) => saved.key !== key)]
}

/** Takes a listing off the list. Its note is kept. */
export function withoutListing(list: Shortlist, key: string): Shortlist {
  return list.flatMap((saved) => {
    if (saved.key !== key) return [saved]
    return saved.note === '' ? [] : [{ ...saved, isOn: false }]
  })
}

/**
 * The note after an edit. If another tab changed it since `before`, which this tab showed, both
 * texts are kept.
 */
export function mergedNote(before: string, after: string, stored: string): string {
  if (stored === before || stored === after || stored === '') return after
  return after.includes(stored) ? after : `${after}\n${stored}`
}

/**
 * Replaces the note of a listing, which showed `before`. If another tab has removed the listing, the
 * note is kept.
 */
export function withNote(
  list: Shortlist,
  { key, name }: Named,
  after: string,
  before: string,
): Shortlist {
  const saved = list.find((one) => one.key === key) ?? { key, name, note: '', isOn: false }
  const note = mergedNote(before, after, saved.note)
  const changed = saved.isOn || note !== '' ? [{ ...saved, note }] : []
  return list.includes(saved)
    ? list.flatMap((one) => (one === saved ? changed : [one]))
    : [...list, ...changed]
}

/** Everything of both lists. Of two notes on one listing, both texts are kept. */
export function union(a: Shortlist, b: Shortlist): Shortlist {
  const rest = new Map(b.map((saved) => [saved.key, saved]))
  const merged = a.map((saved) => {
    const same = rest.get(saved.key)
    rest.delete(saved.key)
    if (!same) return saved
    return {
      ...saved,
      note: mergedNote('', saved.note, same.note),
      isOn: saved.isOn || same.isOn,
    }
  })
  return [...merged, ...rest.values()]
}
