import { paths } from '@/config/paths'
import type { SiteLink } from '@/contract/site/site'

/** Text of the page for a document that does not exist or was removed. */
export interface NotFoundWords {
  readonly title: string
  readonly text: string
  /** Link to the list of other documents. */
  readonly back: SiteLink
}

export const notFoundWords = {
  community: {
    title: 'Community Not Found',
    text: 'It may have sold out or changed its name. See every community in the guide.',
    back: { label: 'Back to Communities', path: paths.communities },
  },
  plan: {
    title: 'Plan not found',
    text: 'The builder may no longer offer it. See every community in the guide.',
    back: { label: 'Back to Communities', path: paths.communities },
  },
  newHomes: {
    title: 'Page Not Found',
    text: 'No builder in the guide sells homes there now. See every home for sale.',
    back: { label: 'See all homes', path: paths.homes },
  },
  singleHome: {
    title: 'Home not found',
    text: 'It may have been sold. See every community in the guide.',
    back: { label: 'Back to Communities', path: paths.communities },
  },
  soldHome: {
    title: 'This home is sold',
    text: 'It is no longer listed. See every community in the guide.',
    back: { label: 'Back to Communities', path: paths.communities },
  },
  builder: {
    title: 'Builder Not Found',
    text: 'It may have changed its name or left the area. See every builder in the guide.',
    back: { label: 'Back to Builders', path: paths.builders },
  },
  blogPost: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    back: { label: 'Back to Blog', path: paths.blog },
  },
  newsletterIssue: {
    title: 'Issue Not Found',
    text: 'It may have been withdrawn. See the other issues of the newsletter.',
    back: { label: 'Back to all issues', path: paths.newsletterIssues },
  },
  helpfulArticle: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    back: { label: 'Back to helpful articles', path: paths.helpfulArticles },
  },
  resource: {
    title: 'Resource Not Found',
    text: "The resource you're looking for doesn't exist.",
    back: { label: 'Back to Resources', path: paths.resources },
  },
  page: {
    title: 'Page Not Found',
    text: 'There’s no page at this address. It may have moved, or the link may be mistyped.',
    back: { label: 'Home', path: paths.home },
  },
} as const satisfies Record<string, NotFoundWords>
