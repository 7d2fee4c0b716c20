/** Sections of the search results, in display order. */
export const searchSections = [
  { value: 'communities', label: 'Communities' },
  { value: 'builders', label: 'Builders' },
  { value: 'plans', label: 'Floor plans' },
  { value: 'homes', label: 'Homes' },
  { value: 'articles', label: 'Articles' },
  { value: 'resources', label: 'Resources' },
  { value: 'events', label: 'Events' },
] as const
export type SearchSection = (typeof searchSections)[number]['value']

/** How closely results match: all words, similar names, or some words. */
export const searchNearness = ['exact', 'alike', 'some'] as const
export type SearchNearness = (typeof searchNearness)[number]

/** Maximum length of a query, in characters; longer queries are truncated. */
export const SEARCH_LENGTH = 200

/** Results per section on the overview, and per page of a single section. */
export const SEARCH_GROUP = 6
export const SEARCH_PAGE = 24

/** Maximum page number: OFFSET makes PostgreSQL read every earlier row. */
const LAST_PAGE = 500

const controls = /[\p{Cc}\p{Cs}]+/gu

/** The parameters of the query string that a search reads, each with what it makes of a text. */
export const searchParsers = {
  q: {
    /** Trimmed to one line of at most SEARCH_LENGTH characters. */
    parse: (text: string): string =>
      [...text.replace(controls, ' ').replace(/\s+/g, ' ').trim()]
        .slice(0, SEARCH_LENGTH)
        .join('')
        .trim(),
  },
  in: {
    parse: (text: string): SearchSection | null =>
      searchSections.find(({ value }) => value === text)?.value ?? null,
  },
  page: {
    parse: (text: string): number | null =>
      /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : null,
  },
} as const

/** A search request, parsed from the query string. */
export interface SearchQuestion {
  /** Trimmed to one line of at most SEARCH_LENGTH characters; empty if there is no query. */
  readonly text: string
  /** The selected section; `null` for all sections. */
  readonly section: SearchSection | null
  /** Starts at 1. */
  readonly page: number
}

type Parameter = string | readonly string[] | undefined

const last = (value: Parameter): string => (typeof value === 'string' ? value : value?.at(-1)) ?? ''

/** Parses the parameters `q`, `in` and `page`; invalid values are ignored. */
export function searchQuestion(parameters: Readonly<Record<string, Parameter>>): SearchQuestion {
  const section = searchParsers.in.parse(last(parameters.in))
  const page = searchParsers.page.parse(last(parameters.page))
  return {
    text: searchParsers.q.parse(last(parameters.q)),
    section,
    page: section && page ? page : 1,
  }
}
