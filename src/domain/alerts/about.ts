import { type AlertTarget, alertTargets } from '../enums'

/** What an alert is about: a document, or the homes that a search finds. */
export type About =
  | { readonly target: Exclude<AlertTarget, 'search'>; readonly id: number }
  | { readonly target: 'search'; readonly search: string }

const SEARCH = 'search-'
/** The longest query string of a search. */
const SEARCH_LENGTH = 1000

/** What the address of the form names, such as `homes-12` or `search-?beds=4`. */
export const formatAbout = (about: About): string =>
  about.target === 'search' ? SEARCH + about.search : `${about.target}-${about.id}`

/** Reads what `formatAbout` wrote, or returns `null`. */
export function parseAbout(text: string): About | null {
  if (text.startsWith(SEARCH)) {
    const search = text.slice(SEARCH.length)
    return search.length <= SEARCH_LENGTH && /^(\?|$)/.test(search)
      ? { target: 'search', search }
      : null
  }
  const [, name, id] = /^([a-z-]{1,20})-(\d{1,9})$/.exec(text) ?? []
  const target = alertTargets.find(({ value }) => value === name)?.value
  return target && target !== 'search' && id ? { target, id: Number(id) } : null
}
