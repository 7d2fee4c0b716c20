import { z } from 'zod/mini'
import { blogPostDetail, blogPostList, blogPostSummary } from '@/contract/blog/blog-post'
import { builderDetail, builderList, builderSummary } from '@/contract/builders/builder'
import {
  answerRecord,
  builderRecord,
  completedHome,
  recordOfBuilder,
} from '@/contract/builders/builder-record'
import { communityList, communitySummary } from '@/contract/communities/community'
import { communityColumns } from '@/contract/communities/community-columns'
import { pins } from '@/contract/communities/community-pin'
import { communityResponse } from '@/contract/communities/community-response'
import { incentive, offerPart } from '@/contract/communities/incentive'
import { monthlyCost, propertyTax, taxOfUnit } from '@/contract/costs/monthly-cost'
import { cleanedUp, event, eventList } from '@/contract/events/event'
import { formToken } from '@/contract/forms/form-token'
import { homeFacets, planFacets } from '@/contract/homes/facets'
import { home, homeList } from '@/contract/homes/home'
import { homeChange, homeHistory } from '@/contract/homes/home-history'
import { homePins } from '@/contract/homes/home-pins'
import { homeResponse, planResponse } from '@/contract/homes/home-response'
import { inclusions } from '@/contract/homes/inclusions'
import { plan, planList } from '@/contract/homes/plan'
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
import { priceHistory, recordedPrice } from '@/contract/prices/price-history'
import { problem } from '@/contract/problem'
import { realtor, realtorList } from '@/contract/resources/realtor'
import { schoolPins } from '@/contract/schools/school-pin'
import { listing, listings } from '@/contract/shortlist/listing'
import { live, openApi, ready } from '@/contract/site/operations'
import { stats } from '@/contract/site/stats'
import type { JsonSchema } from './types'

const pictures = 'Pictures are paths relative to the site’s root.'

/** All schemas of the API by published name. They refer to each other by these names. */
const components = z
  .registry<{ id: string; description: string }>()
  .add(stats, { id: 'Stats', description: 'Totals for the whole guide.' })
  .add(communitySummary, {
    id: 'Community',
    description: `A community on a list. Prices are US dollars. ${pictures} \`imageAlts\` has their descriptions, in the same order.`,
  })
  .add(communityList, { id: 'CommunityList', description: 'Communities.' })
  .add(communityColumns, {
    id: 'CommunityColumns',
    description:
      'Communities, one array per field in the same order. `at` has positions in `values`. Of `id`, `createdAt` (minutes since 1970), `latitude` and `longitude` (hundred-thousandths of a degree), each entry is the difference from the previous one that is not `null`. A `slug` of `null` is made from the name. `image` is the first one.',
  })
  .add(communityResponse, {
    id: 'CommunityDetail',
    description:
      'A community with its description, schools, contacts and builders. `latitude` and `longitude` are degrees as text, `0` when unknown; `coordinates` has the same as numbers, or `null`. `lowestListedPrice` is the lowest price of a listed plan or available home, if it is above `startPrice`. `monthlyCost` and the worth of `incentives` are those of a home at `startPrice`.',
  })
  .add(inclusions, {
    id: 'Inclusions',
    description:
      'What a price includes and what comes on top, in US dollars. `null` was not supplied, 0 is none. In a list of plans they are those of the plan alone.',
  })
  .add(monthlyCost, {
    id: 'MonthlyCost',
    description:
      'What a home costs a month at a price, in US dollars. An `amount` of `null` was not supplied and is not in `total`; `isComplete` says whether there is none. Insurance follows the price of the house without the land, unless the builder quotes it.',
  })
  .add(propertyTax, {
    id: 'PropertyTax',
    description:
      'The property tax of the known taxing units in US dollars a month: `first` on the land alone, `later` on land and house, `homestead` on both with the homestead exemption. An estimate, not tax advice.',
  })
  .add(taxOfUnit, {
    id: 'TaxOfUnit',
    description:
      'The tax of one taxing unit. `rate` is dollars a year per $100 of value; an exemption that the unit did not state is `null` and not counted.',
  })
  .add(incentive, {
    id: 'Incentive',
    description:
      'An offer of today. `worth` is an estimate of the price cut that is worth as much, over the whole loan and over five years if that differs: it is negative if the offer costs more than it saves, and empty if it is not known.',
  })
  .add(offerPart, {
    id: 'OfferPart',
    description:
      'A part of an offer: `amount` in US dollars, or `rate` in percent a year for the whole loan, or `buydown`, the percentage points off the rate in each of the first years.',
  })
  .add(plan, {
    id: 'FloorPlan',
    description: `A plan that a builder offers in a community. \`elevations\` are front views, \`drawings\` one for each floor, \`homes\` how many of its homes are for sale. ${pictures}`,
  })
  .add(planResponse, {
    id: 'FloorPlanDetail',
    description: `A plan with its monthly cost at its base price. ${pictures}`,
  })
  .add(planList, { id: 'FloorPlanList', description: 'Floor plans.' })
  .add(home, {
    id: 'Home',
    description: `A single home. \`moveIn\` is a day in San Antonio’s calendar. \`imageAlts\` has the descriptions of \`images\`, in the same order. ${pictures}`,
  })
  .add(homeResponse, {
    id: 'HomeDetail',
    description: `A home with its monthly cost; \`null\` without a price and of a sold home. ${pictures}`,
  })
  .add(homeList, { id: 'HomeList', description: 'Homes.' })
  .add(recordedPrice, {
    id: 'RecordedPrice',
    description: 'A published price, from a day until that of the next one of the same field.',
  })
  .add(priceHistory, { id: 'PriceHistory', description: 'The published prices, the oldest first.' })
  .add(homeChange, {
    id: 'HomeChange',
    description:
      'What a home was published with, from a day until that of the next change of the field.',
  })
  .add(homeHistory, {
    id: 'HomeHistory',
    description:
      'Move-in dates, stages and availability of a home over time. `listed` leaves out days on which it was withdrawn.',
  })
  .add(planFacets, { id: 'PlanFacets', description: 'Histograms of plans.' })
  .add(homeFacets, { id: 'HomeFacets', description: 'Histograms of homes.' })
  .add(homePins, { id: 'HomePins', description: 'Communities with homes for sale, as GeoJSON.' })
  .add(listing, {
    id: 'Listing',
    description: `A community, plan or home with what buyers compare. What was not supplied is \`null\`. ${pictures}`,
  })
  .add(listings, { id: 'ListingList', description: 'Listings.' })
  .add(pins, { id: 'CommunityPins', description: 'Communities with coordinates, as GeoJSON.' })
  .add(schoolPins, { id: 'SchoolPins', description: 'Schools, as GeoJSON.' })
  .add(builderSummary, {
    id: 'Builder',
    description: `A builder on a list, with its published communities by name. ${pictures}`,
  })
  .add(builderList, { id: 'BuilderList', description: 'Builders.' })
  .add(builderDetail, {
    id: 'BuilderDetail',
    description: 'A builder, with its communities as they appear in the list of communities.',
  })
  .add(completedHome, {
    id: 'CompletedHome',
    description:
      'A home with the date that was first promised, and the day from which it was ready.',
  })
  .add(builderRecord, { id: 'BuilderRecord', description: 'How completion dates held.' })
  .add(recordOfBuilder, {
    id: 'RecordOfBuilder',
    description: 'The record of a builder; `null` with too few homes or answers.',
  })
  .add(answerRecord, {
    id: 'AnswerRecord',
    description:
      'How many buyers said whether they had an answer, how many had one in two days, and the median day if ten named one.',
  })
  .add(realtor, { id: 'Realtor', description: `A realtor with the brokerage. ${pictures}` })
  .add(realtorList, { id: 'RealtorList', description: 'Realtors.' })
  .add(blogPostSummary, {
    id: 'Article',
    description: `An article on a list. \`image\` is \`featuredImage\` under an older name. Without \`publishedAt\` it is a draft, which only staff get. ${pictures}`,
  })
  .add(blogPostList, { id: 'ArticleList', description: 'Articles.' })
  .add(blogPostDetail, {
    id: 'ArticleDetail',
    description: 'An article with its text: plain in `content`, as HTML in `contentHtml`.',
  })
  .add(event, { id: 'Event', description: `An event. ${pictures}` })
  .add(eventList, { id: 'EventList', description: 'Events.' })
  .add(cleanedUp, { id: 'Cleaned', description: 'The number of deleted events.' })
  .add(leadBody, { id: 'Lead', description: 'One of three forms, identified by `source`.' })
  .add(tourRequestBody, { id: 'TourRequest', description: 'A tour of a community.' })
  .add(builderContactBody, { id: 'BuilderMessage', description: 'A message to a builder.' })
  .add(contactBody, { id: 'ContactMessage', description: 'A message to the publisher.' })
  .add(leadCreated, { id: 'LeadStored', description: 'The id of the stored lead.' })
  .add(newsletterBody, { id: 'Subscription', description: 'One of two forms.' })
  .add(newsletterPageBody, {
    id: 'PageSubscription',
    description:
      'The newsletter page form. `name` is the first and last name; if it is missing, it is made from them.',
  })
  .add(homeNewsletterForm, { id: 'HomeSubscription', description: 'The home page form.' })
  .add(newsletterSubscribed, {
    id: 'Subscribed',
    description: 'The same whether or not the address was already subscribed.',
  })
  .add(formToken, { id: 'FormToken', description: 'A token for the header `X-Form-Token`.' })
  .add(openApi, { id: 'OpenApi', description: 'An OpenAPI document.' })
  .add(live, { id: 'Live', description: 'The server answers.' })
  .add(ready, { id: 'Ready', description: 'The server is ready for requests.' })
  .add(problem, {
    id: 'Problem',
    description:
      'An error, as RFC 9457 has it. `errors` names each invalid part of the body or query.',
  })

/**
 * `components.schemas`. Bodies are described as clients send them, and parsing does not change
 * answers. Input schemas are open, so a new field does not break generated clients.
 */
export const componentSchemas: Readonly<Record<string, JsonSchema>> = makeSchemas()

function makeSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(components, {
    io: 'input',
    metadata: components,
    uri: toUri,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

function toUri(id: string): string {
  return `#/components/schemas/${id}`
}

/** A reference to the published schema. Throws for a schema without a published name. */
export function schemaRef(schema: z.ZodMiniType): JsonSchema {
  const id = components.get(schema)?.id
  if (!id) throw new Error('A schema of the API has no published name')
  return { $ref: toUri(id) }
}
