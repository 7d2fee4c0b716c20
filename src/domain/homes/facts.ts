import { formatNumber } from '../text/format-number'
import { plural } from '../text/plural'

interface Dimensions {
  readonly squareFeet: number | null
  readonly beds: number | null
  readonly baths: number | null
  readonly halfBaths: number | null
}

interface Building {
  readonly stories: number | null
  readonly garage: number | null
}

/** Full baths, and `.5` for one half bath, as listings write it: `2.5`, or `2 full, 2 half`. */
export function bathsText(baths: number | null, halfBaths: number | null): string | null {
  if (baths === null) return null
  if (!halfBaths) return String(baths)
  return halfBaths === 1 ? `${baths}.5` : `${baths} full, ${halfBaths} half`
}

const known = (parts: readonly (string | null)[]): string[] => parts.filter((part) => part !== null)

/** `4 beds`, `2.5 baths`, `2,480 sq ft`. Missing values are left out. */
export function sizeFacts({ beds, baths, halfBaths, squareFeet }: Dimensions): string[] {
  const bathCount = bathsText(baths, halfBaths)
  return known([
    beds === null ? null : plural(beds, 'bed', 'beds'),
    bathCount === null ? null : `${bathCount} ${bathCount === '1' ? 'bath' : 'baths'}`,
    squareFeet === null ? null : `${formatNumber(squareFeet)} sq ft`,
  ])
}

/** `2 stories`, `2-car garage`. */
export function buildingFacts({ stories, garage }: Building): string[] {
  return known([
    stories === null ? null : plural(stories, 'story', 'stories'),
    garage === null ? null : garage === 0 ? 'no garage' : `${garage}-car garage`,
  ])
}
