/** A layout, which is scaled to the sizes of its designs. */
export type Family =
  | 'cottage'
  | 'patio-home'
  | 'narrow'
  | 'ranch'
  | 'two-story'
  | 'game-room'
  | 'townhome'
  | 'rowhouse'
  | 'hill-country'

/** The facts that follow from the rooms of a layout. */
export interface FamilyFacts {
  readonly stories: number
  readonly beds: number
  readonly baths: number
  readonly halfBaths: number
  /** The home types that a plan of this family can have. */
  readonly homeTypes: readonly string[]
}

export const families: Readonly<Record<Family, FamilyFacts>> = {
  cottage: {
    stories: 1,
    beds: 3,
    baths: 2,
    halfBaths: 0,
    homeTypes: ['single-family', 'garden-home', 'duplex', 'condominium'],
  },
  'patio-home': {
    stories: 1,
    beds: 2,
    baths: 2,
    halfBaths: 0,
    homeTypes: ['single-family', 'garden-home', 'duplex', 'condominium'],
  },
  narrow: {
    stories: 1,
    beds: 3,
    baths: 2,
    halfBaths: 0,
    homeTypes: ['single-family', 'garden-home', 'duplex'],
  },
  ranch: {
    stories: 1,
    beds: 4,
    baths: 3,
    halfBaths: 0,
    homeTypes: ['single-family', 'custom', 'acreage'],
  },
  'two-story': { stories: 2, beds: 4, baths: 2, halfBaths: 1, homeTypes: ['single-family'] },
  'game-room': {
    stories: 2,
    beds: 5,
    baths: 3,
    halfBaths: 1,
    homeTypes: ['single-family', 'custom'],
  },
  townhome: {
    stories: 2,
    beds: 3,
    baths: 2,
    halfBaths: 1,
    homeTypes: ['townhome', 'condominium'],
  },
  rowhouse: { stories: 3, beds: 3, baths: 2, halfBaths: 2, homeTypes: ['townhome'] },
  'hill-country': {
    stories: 1,
    beds: 4,
    baths: 3,
    halfBaths: 1,
    homeTypes: ['single-family', 'custom', 'acreage'],
  },
}

/** A house with one set of floor plans. Several builders sell it under their own names. */
export interface Design {
  readonly key: string
  readonly family: Family
  /** The living area of the drawing. */
  readonly squareFeet: number
  /** Cars in the garage. */
  readonly garage: number
  /** Whether left and right of the layout are exchanged. */
  readonly isMirrored: boolean
}

function createDesigns(
  family: Family,
  sizes: readonly number[],
  garageFor: (squareFeet: number) => number,
): Design[] {
  return sizes.map((squareFeet, index) => ({
    key: `${family}-${squareFeet}`,
    family,
    squareFeet,
    garage: garageFor(squareFeet),
    isMirrored: index % 2 === 1,
  }))
}

export const designs: readonly Design[] = [
  ...createDesigns('cottage', [980, 1060, 1140, 1230], () => 1),
  ...createDesigns('patio-home', [1180, 1290, 1400], () => 1),
  ...createDesigns('narrow', [1340, 1430, 1520, 1610, 1710, 1800], () => 2),
  ...createDesigns('ranch', [1980, 2110, 2240, 2370, 2510, 2660], () => 2),
  ...createDesigns('two-story', [1860, 2020, 2180, 2340, 2520], () => 2),
  ...createDesigns('game-room', [2560, 2740, 2930, 3140, 3360], () => 2),
  ...createDesigns('townhome', [1400, 1500, 1610, 1720, 1830, 1950], (size) =>
    size < 1550 ? 1 : 2,
  ),
  ...createDesigns('rowhouse', [1640, 1890, 2180], () => 2),
  ...createDesigns('hill-country', [2860, 3140, 3440, 3780, 4180, 4620], () => 3),
]

const byKey = new Map(designs.map((design) => [design.key, design]))

export function getDesign(key: string): Design {
  const design = byKey.get(key)
  if (!design) throw new Error(`Seed: no design "${key}"`)
  return design
}
