import { communityStatuses, counties, homeStages, homeStatuses, labelOf } from '../enums'
import { type ExportedBuilder, type ExportedCommunity, zipOf } from './exported-listing'

type Cell = string | number | null

/** A row of the file before its cells are put in order. */
type Row = Readonly<Partial<Record<(typeof listingColumns)[number], Cell>>>

/** The columns of the file of all listings: a row for each community, plan and home. */
export const listingColumns = [
  'Type',
  'Builder',
  'Community',
  'City',
  'County',
  'ZIP code',
  'Plan',
  'Street address',
  'Lot',
  'Builder’s number',
  'Price',
  'Highest price',
  'Availability',
  'Stage',
  'Move-in date',
  'Square feet',
  'Bedrooms',
  'Full baths',
  'Half baths',
  'Stories',
  'Garage',
  'Home type',
  'School district',
  'Latitude',
  'Longitude',
  'Link',
] as const

interface Context {
  readonly builder: ExportedBuilder
  readonly urlOf: (path: string) => string
}

function rowsOf(community: ExportedCommunity, { builder, urlOf }: Context): Row[] {
  const page = `/communities/${community.slug}`
  const shared: Row = {
    Builder: builder.name,
    Community: community.name,
    City: community.city,
    County: community.county && labelOf(counties, community.county),
    'ZIP code': zipOf(community.location),
    'School district': community.schoolDistrict,
    Latitude: community.coordinates?.lat ?? null,
    Longitude: community.coordinates?.lng ?? null,
  }
  const size = (
    one: ExportedCommunity['plans'][number] | ExportedCommunity['homes'][number],
  ): Row => ({
    'Square feet': one.squareFeet,
    Bedrooms: one.beds,
    'Full baths': one.baths,
    'Half baths': one.halfBaths,
    Stories: one.stories,
    Garage: one.garage,
    'Home type': one.homeType,
  })
  return [
    {
      ...shared,
      Type: 'Community',
      Price: community.startPrice,
      'Highest price': community.endPrice,
      Availability: labelOf(communityStatuses, community.status),
      Link: urlOf(page),
    },
    ...community.plans.map((plan) => ({
      ...shared,
      ...size(plan),
      Type: 'Floor plan',
      Plan: plan.name,
      'Builder’s number': plan.planNumber,
      Price: plan.basePrice,
      Link: urlOf(`${page}/plans/${plan.slug}`),
    })),
    ...community.homes.map((home) => ({
      ...shared,
      ...size(home),
      Type: 'Home',
      Plan: home.plan?.name ?? null,
      'Street address': home.address,
      Lot: home.lot,
      'Builder’s number': home.builderNumber,
      Price: home.price,
      Availability: labelOf(homeStatuses, home.status),
      Stage: labelOf(homeStages, home.stage),
      'Move-in date': home.moveIn,
      Link: urlOf(`${page}/homes/${home.slug}`),
    })),
  ]
}

/** The rows of a builder: each of its communities, followed by the plans and homes there. */
export function listingRows(context: Context): Cell[][] {
  return context.builder.communities
    .flatMap((community) => rowsOf(community, context))
    .map((row) => listingColumns.map((column) => row[column] ?? null))
}
