import type { z } from 'zod/mini'
import { blogPostDetail, blogPostSummary } from '@/contract/blog/blog-post'
import { builderDetail, builderSummary } from '@/contract/builders/builder'
import { communityDetail, communitySummary } from '@/contract/communities/community'
import { cleanedUp, event } from '@/contract/events/event'
import {
  builderContactBody,
  contactBody,
  leadBody,
  leadCreated,
  tourRequestBody,
} from '@/contract/leads/lead'
import {
  homeNewsletterForm,
  newsletterBody,
  newsletterPageBody,
  newsletterSubscribed,
} from '@/contract/newsletter/newsletter'
import { problem } from '@/contract/problem'
import { stats } from '@/contract/site/stats'

/** A schema of the API with its description; its key is the published name. */
interface Shape {
  readonly schema: z.ZodMiniType
  readonly description: string
}

type Shapes = Readonly<Record<string, Shape>>

const pictures = 'Pictures are paths relative to the site’s root.'

/** Response schemas. Schemas that are not listed here are inlined. */
export const answerShapes: Shapes = {
  Stats: { schema: stats, description: 'How much there is in the guide.' },
  Community: {
    schema: communitySummary,
    description: `A community on a list. Prices are US dollars. ${pictures} \`imageAlts\` has their descriptions, in the same order.`,
  },
  CommunityDetail: {
    schema: communityDetail,
    description:
      'A community with its description, schools, contacts and builders. `latitude` and `longitude` are degrees as text, `0` when unknown; `coordinates` has the same as numbers, or `null`.',
  },
  Builder: {
    schema: builderSummary,
    description: `A builder on a list, with its published communities by name. ${pictures}`,
  },
  BuilderDetail: {
    schema: builderDetail,
    description: 'A builder, with its communities as the list of communities has them.',
  },
  Article: {
    schema: blogPostSummary,
    description: `An article on a list. \`image\` is \`featuredImage\` under an older name. Without \`publishedAt\` it is a draft, which only staff get. ${pictures}`,
  },
  ArticleDetail: {
    schema: blogPostDetail,
    description: 'An article with its text: plain in `content`, as HTML in `contentHtml`.',
  },
  Event: { schema: event, description: `A date worth going to. ${pictures}` },
  Cleaned: { schema: cleanedUp, description: 'How many events were deleted.' },
  LeadStored: { schema: leadCreated, description: 'The id under which the lead is kept.' },
  Subscribed: {
    schema: newsletterSubscribed,
    description: 'The same whether or not the address was known.',
  },
  Problem: {
    schema: problem,
    description:
      'An error, as RFC 9457 has it. `errors` names each part of a body or a query that is wrong.',
  },
}

/** Request-body schemas. */
export const bodyShapes: Shapes = {
  Lead: { schema: leadBody, description: 'One of three forms, told apart by `source`.' },
  TourRequest: { schema: tourRequestBody, description: 'A tour of a community.' },
  BuilderMessage: { schema: builderContactBody, description: 'A message to a builder.' },
  ContactMessage: { schema: contactBody, description: 'A message to the publisher.' },
  Subscription: { schema: newsletterBody, description: 'One of two forms.' },
  PageSubscription: {
    schema: newsletterPageBody,
    description:
      'The newsletter page’s form. `name` is first and last name joined, and made from them when it is left out.',
  },
  HomeSubscription: { schema: homeNewsletterForm, description: 'The home page’s form.' },
}
