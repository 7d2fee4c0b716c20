import type { Random } from '@/seed/random'
import type { SeedCommunity } from '@/seed/types'

const words = (text: string) => text.split(',').map((word) => word.trim())

/** First words of street names, by what grows, flies and was farmed in the four counties. */
const firstWords = words(
  'Agarita, Arrowhead, Bittersweet, Blackfoot, Brushy, Buckeye, Calf Pen, Cenizo, Chaparral, Coneflower, Corn Lily, Cottonwood, Coyote Mint, Creek Bank, Damianita, Deer Run, Dogwood, Elderberry, Evening Star, Feather Grass, Fiddleneck, Firewheel, Flint Rock, Frogfruit, Gate Post, Goldeneye, Granite Shoals, Greenbrier, Hackberry, Hay Barn, Honey Mesquite, Horsemint, Indigo, Jackrabbit, Juniper, Kidneywood, Kingfisher, Lantana, Limestone, Live Oak, Locust, Low Fence, Maidenhair, Meadow Rue, Mockingbird, Morning Dove, Mustang Grape, Needle Rock, Night Heron, Oat Field, Owl Hollow, Painted Stone, Pecan Shell, Persimmon, Pigeon Berry, Possumhaw, Prickly Poppy, Rain Lily, Red Yucca, Roadrunner, Rock Rose, Sage Hen, Salt Lick, Seven Oaks, Shin Oak, Skullcap, Snapdragon Vine, Sorghum, Sparrow, Spring Branch, Stock Tank, Sumac, Sunny Slope, Tall Grass, Texas Star, Thistle, Turk’s Cap, Twin Gate, Two Wells, Velvet Leaf, Wagon Track, Water Lily, White Brush, Wild Plum, Windrow, Winecup, Wood Duck, Yellow Bell, Zexmenia',
)

const endings = {
  rural: ['Trail', 'Pass', 'Ridge', 'Bluff', 'Spur'],
  rows: ['Row', 'Walk', 'Lane', 'Place'],
  suburban: ['Lane', 'Drive', 'Run', 'Bend', 'Cove', 'Way', 'Court', 'Street'],
} as const

function getEndings({ homeTypes }: SeedCommunity): readonly string[] {
  const types = homeTypes ?? []
  if (types.includes('acreage') || types[0] === 'custom') return endings.rural
  if (types[0] === 'townhome') return endings.rows
  return endings.suburban
}

/** Invented streets. The first is named after the community. */
export function createStreets(community: SeedCommunity, count: number, random: Random): string[] {
  const ends = random.shuffle(getEndings(community))
  const first = community.name.replace(/^The /, '').split(' ')[0] ?? community.name
  const others = random.shuffle(firstWords).filter((word) => word !== first)
  return [first, ...others]
    .slice(0, count)
    .map((word, index) => `${word} ${ends[index % ends.length]}`)
}

/** House numbers have as many digits as in the city around. */
export function firstHouseNumber({ city }: SeedCommunity, random: Random): number {
  if (city === 'San Antonio' || city === 'Converse') return random.between(41, 149) * 100
  if (city === 'Boerne' || city === 'Bulverde') return random.between(1, 9) * 100
  return random.between(2, 31) * 100
}
