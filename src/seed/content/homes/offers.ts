import { createRandom, type Random } from '@/seed/random'
import type { SeedCommunity, SeedOffer } from '@/seed/types'
import { getFacts } from './community-facts'

type Tax = NonNullable<SeedOffer['taxes']>[number]
type County = SeedCommunity['county']

const TAX_YEAR = 2025

const schoolRates: Readonly<Record<string, number>> = {
  'Boerne ISD': 1.0612,
  'Comal ISD': 1.0899,
  'East Central ISD': 1.0931,
  'Judson ISD': 1.1589,
  'Marion ISD': 1.0921,
  'Navarro ISD': 1.0967,
  'New Braunfels ISD': 1.1396,
  'North East ISD': 1.0299,
  'Northside ISD': 1.0186,
  'Schertz-Cibolo-Universal City ISD': 1.1309,
  'Seguin ISD': 1.0469,
  'South San Antonio ISD': 1.1822,
  'Southside ISD': 1.1497,
  'Southwest ISD': 1.1697,
}

const cityRates: Readonly<Record<string, number>> = {
  Boerne: 0.4716,
  Bulverde: 0.2054,
  Cibolo: 0.5497,
  Converse: 0.5277,
  'Garden Ridge': 0.2709,
  Helotes: 0.5102,
  'Live Oak': 0.4298,
  'New Braunfels': 0.4089,
  'San Antonio': 0.5416,
  Schertz: 0.5187,
  Seguin: 0.5289,
  Selma: 0.2586,
  'Universal City': 0.5393,
}

/**
 * Taxes that are levied in the whole county. Bexar has a hospital district and a college district.
 */
const countyParts: Readonly<Record<County, readonly (readonly [name: string, rate: number])[]>> = {
  bexar: [
    ['Bexar County', 0.276331],
    ['University Health', 0.276235],
    ['Alamo Colleges', 0.14915],
  ],
  comal: [['Comal County', 0.302016]],
  guadalupe: [['Guadalupe County', 0.3299]],
  kendall: [['Kendall County', 0.3387]],
}

/**
 * Homestead exemptions of units besides that of school districts by law, as the city and the county
 * announced them (sanantonioreport.org, 2022 and 2023).
 */
const exemptions: Readonly<Record<string, Pick<Tax, 'exemptionPercent' | 'exemptionAmount'>>> = {
  'City of San Antonio': { exemptionPercent: 20, exemptionAmount: 5000 },
  'Bexar County': { exemptionAmount: 5000 },
}

const sources: Readonly<Record<County, string>> = {
  bexar: 'Bexar Appraisal District',
  comal: 'Comal Appraisal District',
  guadalupe: 'Guadalupe Appraisal District',
  kendall: 'Kendall Appraisal District',
}

function createTaxes({ slug, city, county, schoolDistrict }: SeedCommunity): Tax[] {
  const { hasNoTaxes, isOutsideCity, special } = getFacts(slug)
  if (hasNoTaxes) return []
  const part = (kind: Tax['kind'], name: string, rate: number): Tax => ({
    kind,
    name,
    rate,
    year: TAX_YEAR,
    source: sources[county],
    ...exemptions[name],
  })
  const schoolRate = schoolDistrict ? schoolRates[schoolDistrict] : undefined
  const cityRate = isOutsideCity ? undefined : cityRates[city]
  return [
    ...(schoolDistrict && schoolRate ? [part('school', schoolDistrict, schoolRate)] : []),
    ...countyParts[county].map(([name, rate]) => part('county', name, rate)),
    ...(cityRate ? [part('city', `City of ${city}`, cityRate)] : []),
    ...(special ? [part('special', special.name, special.rate)] : []),
  ]
}

type Hours = NonNullable<SeedOffer['officeHours']>

const weekHours: readonly Hours[] = [
  [
    { days: ['mo', 'tu', 'we', 'th', 'fr', 'sa'], opens: '10:00', closes: '18:00' },
    { days: ['su'], opens: '12:00', closes: '18:00' },
  ],
  [
    { days: ['tu', 'we', 'th', 'fr', 'sa'], opens: '10:00', closes: '19:00' },
    { days: ['mo', 'su'], opens: '12:00', closes: '19:00' },
  ],
  [
    { days: ['mo', 'tu', 'th', 'fr', 'sa'], opens: '09:30', closes: '17:30' },
    { days: ['su'], opens: '13:00', closes: '17:30' },
  ],
  [{ days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], opens: '10:00', closes: '18:00' }],
]

/** Custom builders meet by appointment and keep short hours. */
const customHours: Hours = [
  { days: ['th', 'fr'], opens: '10:00', closes: '16:00' },
  { days: ['sa'], opens: '10:00', closes: '17:00' },
]

function createOfficeHours({ status, homeTypes }: SeedCommunity, random: Random): Hours {
  if (status !== 'available') return []
  return homeTypes?.[0] === 'custom' ? customHours : random.pick(weekHours)
}

type Incentive = SeedOffer['incentives'][number]

const incentives: readonly Omit<Incentive, 'startsInDays' | 'endsInDays'>[] = [
  {
    text: '$10,000 toward closing costs',
    terms: 'On finished homes. Closing within 45 days.',
    parts: [{ kind: 'closing-credit', amount: 10_000, builderLender: true }],
  },
  {
    text: 'Rate buydown to 6.49 percent for 30 years',
    terms: 'With 5 percent down and a credit score of 680 or more. Limited funds.',
    parts: [{ kind: 'permanent-buydown', rate: 6.49, builderLender: true }],
  },
  {
    text: '$15,000 in design center options',
    terms: 'For contracts on homes to be built. It cannot be taken off the price.',
    parts: [{ kind: 'upgrades', amount: 15_000 }],
  },
  {
    text: 'Refrigerator, washer and dryer included',
    terms: 'On homes that are ready and close by the last day.',
  },
  {
    text: '2-1 rate buydown and $5,000 toward closing costs',
    terms: 'On homes that are ready. The rate of the lender can change until it is locked.',
    parts: [
      { kind: 'temporary-buydown', buydown: '2-1', builderLender: true },
      { kind: 'closing-credit', amount: 5000, builderLender: true },
    ],
    lenderRate: 7.75,
  },
  {
    text: 'No lot premium on section four',
    terms: 'On lots that are released and not reserved. One lot per household.',
  },
  {
    text: 'Covered patio extension at no charge',
    terms: 'On plans whose patio can be extended, before the permit is filed.',
  },
  {
    text: '$5,000 for teachers, nurses, police and military families',
    terms: 'With proof of employment or service. It can be combined with other offers.',
  },
]

/** Some are about to end and some have ended, because builders forget to say so. */
const windows: readonly (readonly [startsInDays: number, endsInDays: number])[] = [
  [-40, 3],
  [-21, 6],
  [-30, 24],
  [-10, 38],
  [-5, 60],
  [-14, 75],
  [-75, -4],
  [-60, -12],
  [9, 50],
]

function createIncentives({ status }: SeedCommunity, random: Random): Incentive[] {
  if (status !== 'available' || !random.chance(0.4)) return []
  const texts = random.shuffle(incentives).slice(0, random.chance(0.3) ? 2 : 1)
  return texts.map((incentive) => {
    const [startsInDays, endsInDays] = random.pick(windows)
    return { ...incentive, startsInDays, endsInDays }
  })
}

/** Facts that the sample's builders supplied about a community. Some leave parts of it out. */
export function createOffer(community: SeedCommunity): SeedOffer {
  const random = createRandom(`${community.slug}/offer`)
  const [hoaFee = null, hoaPeriod = null] = getFacts(community.slug).hoa ?? []
  return {
    taxes: createTaxes(community),
    hoaFee,
    hoaPeriod,
    officeHours: createOfficeHours(community, random),
    incentives: createIncentives(community, random),
  }
}
