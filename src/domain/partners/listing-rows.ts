import { communityStatuses, counties, getLabel, homeStages, homeStatuses } from '../enums'
import { type ExportedBuilder, type ExportedCommunity, findZip } from './exported-listing'

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
  readonly toUrl: (path: string) => string
}

function toRows(community: ExportedCommunity, { builder, toUrl }: Context): Row[] {
  const page = `/communities/${community.slug}`
  const shared: Row = {
    Builder: builder.name,
    Community: community.name,
    City: community.city,
    County: community.county && getLabel(counties, community.county),
    'ZIP code': findZip(community.location),
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
      Availability: getLabel(communityStatuses, community.status),
      Link: toUrl(page),
    },
    ...community.plans.map((plan) => ({
      ...shared,
      ...size(plan),
      Type: 'Floor plan',
      Plan: plan.name,
      'Builder’s number': plan.planNumber,
      Price: plan.basePrice,
      Link: toUrl(`${page}/plans/${plan.slug}`),
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
      Availability: getLabel(homeStatuses, home.status),
      Stage: getLabel(homeStages, home.stage),
      'Move-in date': home.moveIn,
      Link: toUrl(`${page}/homes/${home.slug}`),
    })),
  ]
}

/** The rows of a builder: each of its communities, followed by the plans and homes there. */
export function listingRows(context: Context): Cell[][] {
  return context.builder.communities
    .flatMap((community) => toRows(community, context))
    .map((row) => listingColumns.map((column) => row[column] ?? null))
}
