import type {
  Ad,
  BlogPost,
  Builder,
  Community,
  Event,
  FloorPlan,
  HelpfulArticle,
  HelpfulLink,
  Home,
  Page,
  PrivateSchool,
  Realtor,
  Resource,
  SchoolDistrict,
  ServiceProvider,
} from '@/payload-types'

// The sample content has the fields of its collections, so that a new field needs no change here.
// Relations, images, dates and long texts are named in another form and resolved by the steps.

/** The fields of a document that a publisher fills in. */
type Content<Document> = Omit<
  Document,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'updatedBy'
  | '_status'
  | 'generateSlug'
  | 'meta'
  | '_order'
  | 'reviewState'
  | 'reviewLog'
>

/** An image of `src/seed/pictures/index.json`, by its file name. */
export type PictureFile = `${string}.webp`

/** A drawing of `src/seed/drawings/index.json`, by its file name. */
export type DrawingFile = `${string}.svg`

export interface SeedCommunity
  extends Omit<Content<Community>, 'builders' | 'images' | 'firstPublishedAt' | 'verifiedAt'> {
  /** Slugs of builders. */
  builders: string[]
  /** The first image is the main one. */
  pictures: PictureFile[]
  /** Days between the first publication and the day of seeding. */
  publishedDaysAgo: number
  /** Days between the last verification and the day of seeding. */
  verifiedDaysAgo: number
}

export interface SeedFloorPlan
  extends Omit<
    Content<FloorPlan>,
    'community' | 'builder' | 'drawings' | 'elevations' | 'homes' | 'tourUrl' | 'deletedAt'
  > {
  /** The slugs of a community and a builder. */
  community: string
  builder: string
  /** The key of the design, whose drawings the plan shows. */
  design: string
  /** The elevations that the plan is offered in: A, B and C. */
  exteriors: readonly DrawingFile[]
}

export interface SeedHome
  extends Omit<
    Content<Home>,
    'community' | 'builder' | 'plan' | 'images' | 'moveIn' | 'soldAt' | 'deletedAt'
  > {
  /** The slugs of a community, a builder, and a plan in the community. */
  community: string
  builder: string
  plan: string
  /** The elevation that the home is built with. */
  picture: DrawingFile
  /** Days from the day of seeding (negative: past). */
  moveInDays: number | null
  soldDaysAgo: number | null
}

type CommunityCosts = Pick<Content<Community>, 'taxes' | 'hoaFee' | 'hoaPeriod' | 'officeHours'>

type SeedIncentive = Omit<
  NonNullable<Content<Community>['incentives']>[number],
  'id' | 'startsOn' | 'endsOn'
> & {
  /** Days from the day of seeding (negative: past). */
  startsInDays: number
  endsInDays: number
}

/** The costs of a home in a community, the hours of its sales office, and its incentives. */
export type SeedOffer = CommunityCosts & { incentives: SeedIncentive[] }

export type SeedBuilder = Omit<Content<Builder>, 'communities' | 'logo'>

/** The bodies of articles and guides are Markdown files beside the list that names them. */
export interface SeedArticle
  extends Omit<Content<BlogPost>, 'content' | 'featuredImage' | 'publishedAt'> {
  picture: PictureFile
  /** `null` creates a draft. */
  publishedDaysAgo: number | null
}

export interface SeedEvent
  extends Omit<Content<Event>, 'builder' | 'community' | 'eventDate' | 'endDate' | 'picture'> {
  /** Days from the day of seeding (negative: past), and the start in San Antonio time, "10:00". */
  startsInDays: number
  startsAt: string
  /** The duration in hours. `null` when the event has no end. */
  lastsHours: number | null
  /** The slugs of a builder and a community. */
  builder: string | null
  community: string | null
  picture: PictureFile
}

export interface SeedResource extends Omit<Content<Resource>, 'content' | 'picture'> {
  picture: PictureFile | null
  /** Whether `resources/<slug>.md` contains the text. */
  hasContent: boolean
}

export interface SeedHelpfulArticle
  extends Omit<Content<HelpfulArticle>, 'content' | 'picture' | 'publishDate'> {
  publishedDaysAgo: number
  picture: PictureFile
}

export type SeedHelpfulLink = Content<HelpfulLink>

export type SeedSchoolDistrict = Content<SchoolDistrict>

export type SeedPrivateSchool = Content<PrivateSchool>

export type SeedRealtor = Omit<Content<Realtor>, 'photo'>

export interface SeedServiceProvider extends Omit<Content<ServiceProvider>, 'logo' | 'offer'> {
  offerTitle: string
  offerText: string
}

export interface SeedAd extends Omit<Content<Ad>, 'creative'> {
  /** An SVG file under `src/seed/ads/`, 300 x 250. */
  creative: `${string}.svg`
}

/** The texts of a static page. Its body, if any, is in `pages/<slug>.md`. */
export interface SeedPage extends Omit<Content<Page>, 'content'> {
  seoTitle: string
  seoDescription: string | null
  hasContent: boolean
}
