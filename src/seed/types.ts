import type {
  AdSlot,
  AmenityValue,
  BuilderTier,
  CommunityStatus,
  County,
  HomeTypeValue,
} from '@/domain/enums'

/** An image of `src/seed/pictures/index.json`, by its file name. */
export type PictureFile = `${string}.webp`

export interface SeedSchool {
  name: string
  /**
   * As published: a letter grade ("A-") or, for a private school, the grades it teaches ("K-8").
   */
  rating: string
  /** Miles from the community with one decimal and the unit ("1.8 mi"). */
  distance: string
}

export interface SeedCommunity {
  name: string
  slug: string
  /** A comma-separated address: street or landmark, city, "Texas" and ZIP. */
  location: string
  city: string
  county: County
  latitude: number | null
  longitude: number | null
  status: CommunityStatus
  isFeatured: boolean
  /** US dollars. `null` is shown as "Call for pricing". */
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
  /** The first image is the main one. */
  pictures: PictureFile[]
  /** Days between the first publication and the day of seeding. */
  publishedDaysAgo: number
  /** Days between the last verification and the day of seeding. */
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

/** The bodies of articles and guides are Markdown files beside the list that names them. */
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
  /** `null` creates a draft. */
  publishedDaysAgo: number | null
}

export interface SeedEvent {
  title: string
  slug: string
  description: string
  eventType: 'grand-opening' | 'open-house' | 'model-tour' | 'community-event'
  /** Days from the day of seeding (negative: past), and the start in San Antonio time, "10:00". */
  startsInDays: number
  startsAt: string
  /** The duration in hours. `null` when the event has no end. */
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
  /** The target of a resource without text: a path of the site or a URL. */
  link: string | null
  readMinutes: number | null
  isFeatured: boolean
  picture: PictureFile | null
  /** Whether `resources/<slug>.md` contains the text. */
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
  /** A URL, or a path for an internal link. */
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
  /** A `tel:` link or a URL. */
  link: string
  /** An SVG file under `src/seed/ads/`, 300 x 250. */
  creative: `${string}.svg`
  weight: number
  isHouse: boolean
}

/** The texts of a static page. Its body, if any, is in `pages/<slug>.md`. */
export interface SeedPage {
  slug: string
  title: string
  /** A short text above the title. */
  kicker: string | null
  intro: string | null
  /** A notice or disclaimer at the end. */
  notice: string | null
  seoTitle: string
  seoDescription: string | null
  hasContent: boolean
}
