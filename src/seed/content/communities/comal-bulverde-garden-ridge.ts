import type { SeedCommunity } from '@/seed/types'

export const comalBulverdeGardenRidge: SeedCommunity[] = [
  {
    name: 'Whetstone Ranch',
    slug: 'whetstone-ranch',
    location: 'US Highway 281 south of State Highway 46, Bulverde, Texas 78163',
    city: 'Bulverde',
    county: 'comal',
    latitude: 29.7934,
    longitude: -98.3906,
    status: 'available',
    isFeatured: true,
    startPrice: 498990,
    endPrice: 824900,
    homesAvailable: 121,
    floorPlans: 13,
    amenities: ['golf', 'pools', 'clubhouse', 'trails', 'tennis', 'playground', 'fitness-center'],
    homeTypes: ['single-family'],
    builders: ['hill-and-harbor-builders', 'lone-cedar-homes', 'limestone-and-lark'],
    description: `Whetstone Ranch climbs a limestone ridge east of US 281, with lots of 65 to 90 feet cut into the slope and the old fence line of cedar posts left along the main road. Houses are limestone and stucco under metal roofs, 2,300 to 4,100 square feet, and many rear patios look north over the next valley.

A nine-hole par-3 course, a clubhouse with a gym, the pool and four tennis courts are open to owners; golf is a separate fee. The last two of six phases are being cleared. Dues are $1,140 a year, and a water improvement district puts the total tax rate near 2.3 percent.

Loop 1604 is thirteen miles south by US 281, which backs up at the Highway 46 interchange on weekday mornings. Rock close to the surface makes pools and new trees costly to dig for.`,
    schoolDistrict: 'Comal ISD',
    schools: {
      elementary: [{ name: 'Rocky Draw Elementary', rating: 'A', distance: '1.0 mi' }],
      middle: [{ name: 'Cedar Brake Middle School', rating: 'A-', distance: '2.6 mi' }],
      high: [{ name: 'Twin Knolls High School', rating: 'A-', distance: '2.3 mi' }],
      private: [],
    },
    hoaPhone: '(830) 555-0108',
    hoaContact: 'Whetstone Ranch sales pavilion',
    contactEmail: 'tours@whetstoneranch.example',
    pictures: ['house-55.webp', 'house-43.webp', 'street-8.webp', 'pool-5.webp', 'trail-6.webp'],
    publishedDaysAgo: 487,
    verifiedDaysAgo: 3,
  },
  {
    name: 'Catclaw Pass',
    slug: 'catclaw-pass',
    location: 'East Ammann Road west of Bulverde Road, Bulverde, Texas 78163',
    city: 'Bulverde',
    county: 'comal',
    latitude: 29.7652,
    longitude: -98.4418,
    status: 'available',
    isFeatured: false,
    startPrice: 574900,
    endPrice: 865000,
    homesAvailable: 29,
    floorPlans: 9,
    amenities: ['trails', 'parks', 'gated-entry'],
    homeTypes: ['single-family', 'acreage'],
    builders: ['lone-cedar-homes', 'canyon-wren-homes'],
    description: `Catclaw Pass has 74 lots between half an acre and an acre and a quarter, on thin soil with live oak, cedar and the prickly shrub it is named for. Houses sit well back, mostly one story in pale limestone, and side-entry garages are required. Driveways run long; several are over 150 feet.

All streets are in and 45 houses are finished or sold. A half-mile loop of mowed trail and a two-acre park under oaks are the only shared places, and dues stay at $560 a year as a result. Water comes from a public line, but every house has its own aerobic septic system, which needs a service contract.

Groceries are five miles away, at US 281 and Highway 46. There is no natural gas, so plan on propane or all-electric.`,
    schoolDistrict: 'Comal ISD',
    schools: {
      elementary: [{ name: 'Live Oak Draw Elementary', rating: 'A-', distance: '1.3 mi' }],
      middle: [{ name: 'Cedar Brake Middle School', rating: 'A-', distance: '2.8 mi' }],
      high: [{ name: 'Twin Knolls High School', rating: 'A-', distance: '5.9 mi' }],
      private: [{ name: 'Honeybrook Country Day', rating: null, distance: '4.4 mi' }],
    },
    hoaPhone: '(830) 555-0109',
    hoaContact: 'Catclaw Pass owners office',
    contactEmail: null,
    pictures: ['house-61.webp', 'house-48.webp', 'street-2.webp', 'trail-5.webp'],
    publishedDaysAgo: 322,
    verifiedDaysAgo: 18,
  },
  {
    name: 'Madrone Terrace',
    slug: 'madrone-terrace',
    location: 'FM 3009 north of Schoenthal Road, Garden Ridge, Texas 78266',
    city: 'Garden Ridge',
    county: 'comal',
    latitude: 29.6492,
    longitude: -98.2847,
    status: 'available',
    isFeatured: false,
    startPrice: 689900,
    endPrice: 1045000,
    homesAvailable: 18,
    floorPlans: 7,
    amenities: ['trails', 'gated-entry', 'tennis', 'pavilion'],
    homeTypes: ['custom', 'single-family'],
    builders: ['cypress-bend-custom', 'monte-vista-homebuilders', 'oak-and-iron-builders'],
    description: `Madrone Terrace is a gated street system of 52 half-acre lots inside Garden Ridge, where the city has long required large lots and dark-sky lighting. The design code calls for stucco or stone and clay tile, and the finished houses follow it: arched entries, inner courtyards, garages turned to the side. Sizes run from 2,900 to 4,600 square feet.

Roads, gate and the single tennis court are finished. Thirty-four houses are built, ten lots have foundations or framing, and eight are untouched. A path of crushed granite joins the cul-de-sacs. Dues are $1,800 a year.

I-35 is four miles down FM 3009. Quarries work on two sides of the city, and blasts on weekday afternoons rattle windows now and then. Outdoor watering follows the aquifer stage rules, and in dry years that means one day a week.`,
    schoolDistrict: 'Comal ISD',
    schools: {
      elementary: [{ name: 'Fossil Creek Elementary', rating: 'A-', distance: '1.3 mi' }],
      middle: [{ name: 'Dry Comal Middle School', rating: 'B+', distance: '4.2 mi' }],
      high: [{ name: 'Quarry Hill High School', rating: 'B+', distance: '5.6 mi' }],
      private: [],
    },
    hoaPhone: '(210) 555-0161',
    hoaContact: 'Madrone Terrace gatehouse office',
    contactEmail: 'office@madroneterrace.example',
    pictures: ['house-64.webp', 'house-40.webp', 'street-4.webp', 'trail-2.webp'],
    publishedDaysAgo: 668,
    verifiedDaysAgo: 23,
  },
]
