import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { homeFilters } from '@/contract/homes/home-query'
import type { Found, ToldChange } from '@/database/alerts/changes'
import { readSearches } from '@/database/alerts/searches'
import type { Connection } from '@/database/sql/query'
import type { ChangeKind } from '@/domain/alerts/change'
import { offeredChanges } from '@/domain/alerts/change'
import type { AlertFrequency } from '@/domain/enums'
import { createMatcher, type HomeSearch } from '@/domain/homes/home-search'
import { withHighestPrices } from '../homes/budget'
import { searchableHomesByIds } from '../homes/searchable-homes'

/** Searches after which other work of the server gets its turn. */
const TURN = 200

const offered: readonly ChangeKind[] = offeredChanges.search

/** The filters of a stored search. One that the API no longer accepts is left out. */
function parseSearch(text: string) {
  const given = [...new URLSearchParams(text)].flatMap(([name, value]) => {
    if (!Object.hasOwn(homeFilters.shape, name)) return []
    const field = homeFilters.shape[name as keyof typeof homeFilters.shape]
    return field.safeParse(value).success ? [[name, value] as const] : []
  })
  return homeFilters.parse(Object.fromEntries(given))
}

interface Matched {
  readonly changes: readonly ToldChange[]
  readonly frequency: AlertFrequency
  /** The most changes of an alert; more are not named in its email. */
  readonly limit: number
}

/**
 * Finds the changed homes that saved searches find now. The homes are read once; each search is then
 * checked in memory by the rule of the search page.
 */
export async function matchSearches(
  connection: Connection,
  { changes, frequency, limit }: Matched,
  now: Date,
): Promise<Found[]> {
  const numbered = changes.flatMap(({ home, kind }, n) =>
    home !== null && offered.includes(kind) ? [{ home, n }] : [],
  )
  if (numbered.length === 0) return []
  const searches = await readSearches(connection, frequency)
  if (searches.length === 0) return []
  const homes = await searchableHomesByIds([...new Set(numbered.map(({ home }) => home))], now)
  const candidates = numbered.flatMap(({ home, n }) => {
    const found = homes.get(home)
    return found ? [{ home: found, n }] : []
  })
  // Those of one budget are computed once.
  const budgets = new Map<number | undefined, Promise<HomeSearch>>()
  const withBudget = async ({ monthly, ...search }: ReturnType<typeof parseSearch>) => {
    if (monthly === undefined) return search
    const known = budgets.get(monthly) ?? withHighestPrices({ monthly })
    budgets.set(monthly, known)
    return { ...search, ...(await known) }
  }
  const found: Found[] = []
  for (const [index, { search, alerts }] of searches.entries()) {
    if (index % TURN === TURN - 1) await nextTurn()
    const matches = createMatcher(await withBudget(parseSearch(search)))
    const own = candidates.filter(({ home }) => matches(home)).slice(0, limit)
    for (const alert of alerts) for (const { n } of own) found.push({ alert, n })
  }
  return found
}
