/** The groups of the search's answer, in the order in which they stand. */
export const searchSections = [
  { value: 'communities', label: 'Communities' },
  { value: 'builders', label: 'Builders' },
  { value: 'articles', label: 'Articles' },
  { value: 'resources', label: 'Resources' },
  { value: 'events', label: 'Events' },
] as const
export type SearchSection = (typeof searchSections)[number]['value']

/** How near what was found is to what was asked: all of it, names spelled like it, some words. */
export const searchNearness = ['exact', 'alike', 'some'] as const
export type SearchNearness = (typeof searchNearness)[number]

/** Longer questions are cut; in characters. */
export const SEARCH_LENGTH = 200

/** How many of each group stand on the page of all groups, and on that of one. */
export const SEARCH_GROUP = 6
export const SEARCH_PAGE = 24

/** Pages beyond this are not asked for: nobody turns so many, and the database counts to each. */
const LAST_PAGE = 500

const controls = /[\p{Cc}\p{Cs}]+/gu

/** What a visitor asks for, from whatever the address says. */
export interface SearchQuestion {
  /** Trimmed, in one line, no longer than SEARCH_LENGTH; empty when nothing was asked. */
  readonly text: string
  /** The only group that is shown, if one was chosen. */
  readonly section: SearchSection | null
  /** From 1. */
  readonly page: number
}

type Parameter = string | readonly string[] | undefined

const first = (value: Parameter): string => (typeof value === 'string' ? value : value?.[0]) ?? ''

/** Reads the parameters `q`, `in` and `page`; whatever makes no sense is left out. */
export function searchQuestion(parameters: Readonly<Record<string, Parameter>>): SearchQuestion {
  const line = first(parameters.q).replace(controls, ' ').replace(/\s+/g, ' ').trim()
  const section = searchSections.find(({ value }) => value === first(parameters.in))
  const page = /^[1-9]\d{0,2}$/.test(first(parameters.page)) ? Number(first(parameters.page)) : 1
  return {
    text: [...line].slice(0, SEARCH_LENGTH).join('').trim(),
    section: section?.value ?? null,
    page: section ? Math.min(page, LAST_PAGE) : 1,
  }
}
