import type { z } from 'zod/mini'
import type { blogPostSummary } from './blog/blog-post'
import type { builderSummary } from './builders/builder'
import type { communityDetail, communitySummary } from './communities/community'
import type { event } from './events/event'

// Shortened responses of the sample content, for the published API reference.

export const exampleCommunity: z.input<typeof communitySummary> = {
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
  builders: [{ id: '4', name: 'Hearth & Hill Homes', slug: 'hearth-and-hill-homes' }],
  homesAvailable: 57,
  schoolDistrict: 'Boerne ISD',
  createdAt: '2026-08-14T15:00:00.000Z',
  coordinates: { lat: 29.7946, lng: -98.7325 },
}

export const exampleCommunityDetail: z.input<typeof communityDetail> = {
  ...exampleCommunity,
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

export const exampleBuilder: z.input<typeof builderSummary> = {
  id: '4',
  name: 'Hearth & Hill Homes',
  slug: 'hearth-and-hill-homes',
  logo: '/media/hearth-and-hill-homes.svg',
  tier: 'local',
  description: 'Custom homes in the Hill Country.',
  isCustom: true,
  website: 'https://hearthandhill.example',
  phone: '(210) 555-0161',
  email: 'hello@hearthandhill.example',
  foundedYear: 1998,
  employees: '40-60',
  address: '12 Main Plaza, Boerne, Texas 78006',
  communities: [
    {
      id: '12',
      name: 'Cibolo Ridge Preserve',
      slug: 'cibolo-ridge-preserve',
      city: 'Boerne',
      isFeatured: true,
      status: 'available',
      startPrice: 612990,
    },
  ],
}

export const exampleArticle: z.input<typeof blogPostSummary> = {
  id: '3',
  title: 'Choosing the Right Home Builder',
  slug: 'choosing-the-right-home-builder',
  excerpt: 'What to ask before you sign.',
  description: 'What to ask before you sign.',
  category: 'buyer-guide',
  featuredImage: '/media/model-home-wide.avif',
  image: '/media/model-home-wide.avif',
  imageAlt: 'Drawing of a model home',
  tags: ['builders'],
  author: 'The editors',
  publishedAt: '2026-11-04T15:00:00.000Z',
  readMinutes: 4,
}

export const exampleEvent: z.input<typeof event> = {
  id: '7',
  slug: 'saturday-open-house',
  title: 'Saturday open house',
  description: 'Three furnished models, coffee and kolaches.',
  eventType: 'open-house',
  eventDate: '2026-11-28T16:00:00.000Z',
  endDate: '2026-11-28T22:00:00.000Z',
  builderName: 'Hearth & Hill Homes',
  location: 'Cibolo Ridge Preserve',
  address: '128 Cibolo Ridge Trl, Boerne, Texas 78006',
  communityName: 'Cibolo Ridge Preserve',
  contactPhone: '(210) 555-0112',
  website: 'https://hearthandhill.example',
  image: null,
  imageAlt: null,
}
