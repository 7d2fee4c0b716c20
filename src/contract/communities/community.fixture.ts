import type { CommunityDetail } from './community'
import { exampleCommunity } from './example'

/** Another community with a value in every field, for tests. */
export function aCommunityDetail(overrides: Partial<CommunityDetail> = {}): CommunityDetail {
  return {
    ...exampleCommunity,
    id: '7',
    name: 'Villa Serena',
    slug: 'villa-serena',
    location: 'Mira Loop, San Antonio, Texas 78253',
    city: 'San Antonio',
    images: ['/media/house-01.webp'],
    imageAlts: ['A house'],
    isFeatured: false,
    startPrice: 389990,
    endPrice: 512000,
    amenities: ['pools', 'dog-park'],
    builders: [
      {
        id: '1',
        name: 'Hearth & Hill',
        slug: 'hearth-and-hill',
        logo: null,
        tier: 'local',
        description: null,
        phone: null,
        website: null,
      },
    ],
    homesAvailable: 14,
    coordinates: { lat: 29.4, lng: -98.7 },
    description: 'Two phases are built.',
    schools: {
      elementary: [{ name: 'Mira Elementary', rating: 'A', distance: '0.8 mi' }],
      middle: [],
      high: [],
      private: [],
    },
    schoolDistrict: 'Northside ISD',
    hoaPhone: '(210) 555-0108',
    hoaContact: 'Villa Serena sales office',
    ...overrides,
  }
}
