import { exampleHome } from '../homes/example'
import type { Listing } from './listing'

const one = (value: number) => ({ min: value, max: value })

/** A home with a value in every field, for the reference and tests. */
export const exampleListing: Listing = {
  key: 'h77',
  kind: 'home',
  name: exampleHome.address,
  path: '/communities/cibolo-ridge-preserve/homes/516-twin-gate-way',
  picture: { src: '/media/firelight-a.svg', alt: 'Front of Firelight in limestone' },
  community: exampleHome.community,
  builders: ['Hearth & Hill Homes'],
  price: 634990,
  earlierPrice: 649990,
  monthly: { total: 5066, missing: [] },
  beds: one(4),
  baths: one(2.5),
  halfBaths: 1,
  squareFeet: one(2480),
  stories: one(2),
  garage: one(2),
  hoa: { amount: 60, period: 'month' },
  tax: { rate: 1.94, isComplete: true },
  incentives: [
    {
      text: '$10,000 toward closing costs',
      endsOn: '2026-12-31',
      worth: [{ years: 30, amount: 10_000 }],
    },
  ],
  schools: [{ level: 'elementary', name: 'Fabra Elementary', rating: 'A-', distance: '0.8 mi' }],
  ratingSource: 'Texas Education Agency, 2025',
  verifiedAt: '2026-11-02T15:00:00.000Z',
  stage: 'under-construction',
  moveIn: '2027-02-15',
  status: 'available',
  soldAt: null,
}
