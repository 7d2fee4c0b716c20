import { blogPosts } from './blog-posts'
import { builders } from './builders'
import { communities } from './communities'
import type { CommunityPage, ContentType, OwnPage } from './content-type'
import { events } from './events'
import { floorPlans } from './floor-plans'
import { helpfulArticles } from './helpful-articles'
import { homes } from './homes'
import { newsletterIssues } from './newsletter-issues'
import { pages } from './pages'
import { resources } from './resources'

const declared = [
  communities,
  floorPlans,
  homes,
  builders,
  blogPosts,
  events,
  newsletterIssues,
  resources,
  helpfulArticles,
  pages,
] as const

type Declared = (typeof declared)[number]

/** All content types, in the order of the admin menu. */
export const contentTypes: readonly ContentType[] = declared

type Own = Extract<Declared, { readonly page: { readonly isOwn: true } }>
type Within = Extract<Declared, { readonly page: { readonly isOwn: false } }>

/** The collections whose documents have pages of their own. */
export type PageSlug = Own['slug']

export interface TypeWithOwnPage extends ContentType {
  readonly slug: PageSlug
  readonly tag: string
  readonly page: OwnPage
}
export interface TypeInCommunities extends ContentType {
  readonly tag: string
  readonly page: CommunityPage
}

/** The types whose documents have pages of their own, to which redirects can lead. */
export const typesWithOwnPage: readonly TypeWithOwnPage[] = declared.filter(
  (type): type is Own => type.page?.isOwn === true,
)
/** The types whose documents have pages within their community. */
export const typesInCommunities: readonly TypeInCommunities[] = declared.filter(
  (type): type is Within => type.page?.isOwn === false,
)

/** The types to whose documents links in rich text can lead. */
export const linkableTypes = typesWithOwnPage.filter(({ isLinkable }) => isLinkable)

export const findContentType = (slug: string): ContentType | undefined =>
  contentTypes.find((type) => type.slug === slug)

export const findTypeWithOwnPage = (slug: string): TypeWithOwnPage | undefined =>
  typesWithOwnPage.find((type) => type.slug === slug)
