import type { Random } from '@/seed/random'

interface Option {
  readonly text: string
  /** A typical added price in US dollars; `null`: on request. */
  readonly price: number | null
  /** Fits a house of at least so many square feet. */
  readonly from: number
}

const choices: readonly Option[] = [
  { text: 'Extended covered patio with ceiling fan wiring', price: 7_500, from: 0 },
  { text: 'Study with French doors in place of the dining room', price: 4_200, from: 2000 },
  { text: 'Third garage bay, 10 × 20 ft', price: 22_000, from: 2200 },
  { text: 'Walk-in shower in place of the garden tub', price: 3_400, from: 1400 },
  { text: 'Gas fireplace with stone surround', price: 6_800, from: 1700 },
  { text: 'Kitchen with gas cooktop and double ovens', price: 5_600, from: 1700 },
  { text: 'Fifth bedroom over the garage', price: 31_000, from: 2600 },
  { text: 'Wood-look tile in all living areas', price: 4_900, from: 0 },
  { text: 'Eight-foot interior doors on the first floor', price: 2_800, from: 1800 },
  { text: 'Full sod and irrigation in the back yard', price: 5_200, from: 0 },
  { text: 'Water softener loop and electric car outlet', price: 1_450, from: 0 },
  { text: 'Limestone in place of brick on the front', price: null, from: 1500 },
  { text: 'Media room with surround-sound wiring', price: 9_800, from: 2800 },
  { text: 'Mirrored floor plan', price: null, from: 0 },
]

/** Rounded to $50. Builders differ by some percent. */
const near = (price: number, random: Random) =>
  Math.round((price * random.between(90, 115)) / 100 / 50) * 50

/** Three to six changes that a builder offers for a plan of a size, the cheapest first. */
export function planOptions(squareFeet: number, random: Random) {
  return random
    .shuffle(choices.filter(({ from }) => squareFeet >= from))
    .slice(0, random.between(3, 6))
    .map(({ text, price }) => ({ text, price: price === null ? null : near(price, random) }))
    .toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
}
