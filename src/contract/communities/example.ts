import { exampleCost } from '../costs/example'
import { exampleInclusions } from '../homes/example'
import type { CommunityDetail } from './community'
import type { CommunityResponse } from './community-response'

/** A community of the sample content with a value in every field, for the reference and tests. */
export const exampleCommunity: CommunityDetail = {
  id: '12',
  name: 'Cibolo Ridge Preserve',
  slug: 'cibolo-ridge-preserve',
  location: '128 Cibolo Ridge Trl, Boerne, Texas 78006',
  city: 'Boerne',
  images: ['/media/hill-country-entry-wide.avif'],
  imageAlts: ['Drawing of a limestone entry with oaks'],
  isFeatured: true,
  status: 'available',
  startPrice: 612990,
  endPrice: 879990,
  amenities: ['trails', 'pools'],
  homeTypes: ['single-family'],
  homesAvailable: 57,
  schoolDistrict: 'Boerne ISD',
  createdAt: '2026-08-14T15:00:00.000Z',
  coordinates: { lat: 29.7946, lng: -98.7325 },
  builders: [
    {
      id: '4',
      name: 'Hearth & Hill Homes',
      slug: 'hearth-and-hill-homes',
      logo: '/media/hearth-and-hill-homes.svg',
      tier: 'local',
      description: 'Custom homes in the Hill Country.',
      phone: '(210) 555-0161',
      website: 'https://hearthandhill.example',
    },
  ],
  description: 'Limestone, oaks and trails along the creek.',
  schools: {
    elementary: [{ name: 'Fabra Elementary', rating: '8/10', distance: '2.1 mi' }],
    middle: [],
    high: [],
    private: [],
  },
  hoaPhone: '(210) 555-0112',
  hoaContact: 'Sales office',
  latitude: '29.7946',
  longitude: '-98.7325',
  verifiedAt: '2026-11-02T15:00:00.000Z',
}

/** The response of its own call. */
export const exampleCommunityResponse: CommunityResponse = {
  ...exampleCommunity,
  lowestListedPrice: 634990,
  monthlyCost: exampleCost,
  inclusions: exampleInclusions,
  incentives: [
    {
      text: 'Fall savings',
      terms: 'On contracts signed this year.',
      endsOn: '2026-12-31',
      parts: [
        {
          kind: 'closing-credit',
          amount: 10000,
          builderLender: true,
          deadline: null,
        },
      ],
      lenderRate: null,
      worth: [{ years: 30, amount: 10000 }],
    },
  ],
}
