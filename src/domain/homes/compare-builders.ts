import type { SearchableHome } from './home-search'

/** What the homes of a builder cost among those that a search finds. `null`: none has the figure. */
export interface BuilderPrices {
  /** Slug. */
  readonly builder: string
  readonly homes: number
  /** US dollars. */
  readonly lowestPrice: number | null
  /** The median in square feet. */
  readonly squareFeet: number | null
  /** The median price per square foot, in US dollars. */
  readonly perSquareFoot: number | null
}

/** The values that are known, the lowest first. */
const sortKnown = (values: readonly (number | null)[]) =>
  values.filter((value) => value !== null).sort((a, b) => a - b)

function getMedian(values: readonly (number | null)[]): number | null {
  const sorted = sortKnown(values)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** The builders of these homes, the lowest price per square foot first, those without one last. */
export function compareBuilders(homes: readonly SearchableHome[]): BuilderPrices[] {
  const byBuilder = new Map<string, SearchableHome[]>()
  for (const home of homes) {
    if (!home.builder) continue
    const own = byBuilder.get(home.builder.slug)
    if (own) own.push(home)
    else byBuilder.set(home.builder.slug, [home])
  }
  const builders = [...byBuilder].map(([builder, own]) => ({
    builder,
    homes: own.length,
    lowestPrice: sortKnown(own.map(({ price }) => price))[0] ?? null,
    squareFeet: getMedian(own.map(({ squareFeet }) => squareFeet)),
    perSquareFoot: getMedian(
      own.map(({ price, squareFeet }) => (price && squareFeet ? price / squareFeet : null)),
    ),
  }))
  const rank = ({ perSquareFoot }: BuilderPrices) => perSquareFoot ?? Number.MAX_VALUE
  return builders.sort((a, b) => rank(a) - rank(b))
}
