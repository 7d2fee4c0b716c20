import type {
  AdSlot,
  AmenityValue,
  BuilderTier,
  CommunityStatus,
  County,
  HomeTypeValue,
} from '@/domain/options'

/** A picture of `src/seed/pictures/index.json`, by its file name. */
export type PictureFile = `${string}.webp`

export interface SeedSchool {
  name: string
  /** As published: a letter grade ("A-") or, for a private school, the grades it teaches ("K-8"). */
  rating: string
  /** Miles from the community, one decimal, with the unit ("1.8 mi"). */
  distance: string
}

export interface SeedCommunity {
  name: string
  slug: string
  /** Comma-separated address text: street or landmark, city, "Texas" and ZIP. */
  location: string
  city: string
  county: County
  latitude: number | null
  longitude: number | null
  status: CommunityStatus
  isFeatured: boolean
  /** US dollars; `null` reads "Call for pricing". */
  startPrice: number | null
  endPrice: number | null
  homesAvailable: number
  floorPlans: number
  amenities: AmenityValue[]
  homeTypes: HomeTypeValue[]
  /** Slugs of builders. */
  builders: string[]
  /** Two or three paragraphs, separated by a blank line. */
  description: string
  schoolDistrict: string | null
  schools: {
    elementary: SeedSchool[]
    middle: SeedSchool[]
    high: SeedSchool[]
    private: SeedSchool[]
  }
  hoaPhone: string | null
  hoaContact: string | null
  contactEmail: string | null
  /** First picture is the main one. */
  pictures: PictureFile[]
  /** Days before the day of seeding on which the listing was first published. */
  publishedDaysAgo: number
  /** Days before the day of seeding on which a person last verified the listing. */
  verifiedDaysAgo: number
}

export interface SeedBuilder {
  name: string
  slug: string
  tier: BuilderTier
  /** One or two paragraphs. */
  description: string
  isCustom: boolean
  website: string | null
  phone: string | null
  email: string | null
  foundedYear: number | null
  /** As published, e.g. "40-60". */
  employees: string | null
  address: string | null
}

/** Bodies of articles and guides are Markdown files beside the list that names them. */
export interface SeedArticle {
  title: string
  slug: string
  excerpt: string
  /** One or two sentences for search engines and cards. */
  description: string
  category: 'market-analysis' | 'community-spotlight' | 'buyer-guide'
  tags: string[]
  picture: PictureFile
  author: string
  /** `null` makes a draft. */
  publishedDaysAgo: number | null
}

export interface SeedEvent {
  title: string
  slug: string
  description: string
  eventType: 'grand-opening' | 'open-house' | 'model-tour' | 'community-event'
  /** Days from the day of seeding (negative: past) and the start in San Antonio time, "10:00". */
  startsInDays: number
  startsAt: string
  /** Hours until the end; `null` when the event has no end. */
  lastsHours: number | null
  builder: string | null
  community: string | null
  location: string
  address: string
  contactPhone: string | null
  website: string | null
  picture: PictureFile
}

export interface SeedResource {
  title: string
  slug: string
  description: string
  type: string
  category: string
  /** Where it leads when it has no content of its own: a path of the site or an address. */
  link: string | null
  readMinutes: number | null
  isFeatured: boolean
  picture: PictureFile | null
  /** True when `resources/<slug>.md` holds its content. */
  hasContent: boolean
}

export interface SeedHelpfulArticle {
  title: string
  slug: string
  excerpt: string
  author: string
  category: string
  publishedDaysAgo: number
  readMinutes: number
  isFeatured: boolean
  picture: PictureFile
}

export interface SeedHelpfulLink {
  title: string
  description: string
  /** An address, or a path of the site for an internal link. */
  url: string
  category: string
  isFeatured: boolean
}

export interface SeedSchoolDistrict {
  name: string
  rating: string
  enrollment: string
  highlights: string[]
  website: string
}

export interface SeedPrivateSchool {
  name: string
  type: string
  grades: string
  tuitionRange: string
  website: string | null
}

export interface SeedRealtor {
  name: string
  title: string
  bio: string
  phone: string
  email: string
  website: string
  specialties: string[]
  serviceAreas: string[]
  credentials: string[]
}

export interface SeedServiceProvider {
  name: string
  kind: string
  description: string
  services: string[]
  phone: string
  email: string
  website: string
  address: string
  offerTitle: string
  offerText: string
}

export interface SeedAd {
  name: string
  advertiser: string
  slot: AdSlot
  alt: string
  /** `tel:` link or an address. */
  link: string
  /** SVG file under `src/seed/ads/`, 300 x 250. */
  creative: `${string}.svg`
  weight: number
  isHouse: boolean
}

/** The words of one static page; `pages/<slug>.md` holds its running text when it has any. */
export interface SeedPage {
  slug: string
  title: string
  /** Small words above the title. */
  kicker: string | null
  intro: string | null
  /** A notice or disclaimer at the end. */
  notice: string | null
  seoTitle: string
  seoDescription: string | null
  hasContent: boolean
}
