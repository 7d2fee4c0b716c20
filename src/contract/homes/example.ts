import type { Inclusions } from '@/domain/inclusions/inclusions'
import type { Home } from './home'
import type { Plan } from './plan'

const builder = { id: '4', name: 'Hearth & Hill Homes', slug: 'hearth-and-hill-homes' }

const community = {
  id: '12',
  name: 'Cibolo Ridge Preserve',
  slug: 'cibolo-ridge-preserve',
  city: 'Boerne',
  county: 'kendall',
  schoolDistrict: 'Boerne ISD',
}

/** Answers of a builder. */
export const exampleInclusions: Inclusions = {
  lotPremium: 'added',
  lotPremiumFrom: 5000,
  lotPremiumTo: 25000,
  appliances: 'included',
  blinds: 'extra',
  landscaping: 'included',
  fence: 'included',
  garageOpener: 'included',
  structuralOptions: 'extra',
  deposit: 5000,
  depositTerms: 'Lost if you cancel after ten days.',
  contractFee: 0,
  transferFee: 350,
  capitalContribution: 500,
  warranty: 'The builder’s own: 1 year workmanship, 2 years systems, 10 years structure',
}

/** A plan of the sample content with a value in every field, for the reference and tests. */
export const examplePlan: Plan = {
  id: '31',
  name: 'Firelight',
  slug: 'firelight',
  planNumber: 'HH-2480',
  builder,
  basePrice: 612990,
  priceChange: { kind: 'new', day: '2026-11-03', from: 604990 },
  squareFeet: 2480,
  beds: 4,
  baths: 2,
  halfBaths: 1,
  stories: 2,
  garage: 2,
  homeType: 'single-family',
  community,
  description: 'The kitchen looks across the family room to a covered patio.',
  elevations: [{ src: '/media/firelight-a.svg', alt: 'Front of Firelight in limestone' }],
  drawings: [{ src: '/media/firelight-1.svg', alt: 'First floor of Firelight' }],
  options: [
    { text: 'Extended covered patio', price: 7500 },
    { text: 'Mirrored floor plan', price: null },
  ],
  inclusions: exampleInclusions,
  tourUrl: 'https://tours.example/firelight',
  homes: 3,
}

/** A home of that plan. */
export const exampleHome: Home = {
  id: '77',
  address: '516 Twin Gate Way',
  slug: '516-twin-gate-way',
  builderNumber: 'HH-0412',
  lot: 'Block 4, Lot 12',
  builder,
  plan: { id: '31', name: 'Firelight', slug: 'firelight' },
  community,
  stories: 2,
  garage: 2,
  homeType: 'single-family',
  price: 634990,
  earlierPrice: 649990,
  priceChange: { kind: 'reduced', day: '2026-11-03', from: 649990 },
  squareFeet: 2480,
  beds: 4,
  baths: 2,
  halfBaths: 1,
  stage: 'under-construction',
  moveIn: '2027-02-15',
  status: 'available',
  soldAt: null,
  isModel: false,
  images: ['/media/firelight-a.svg'],
  imageAlts: ['Front of Firelight in limestone'],
}
