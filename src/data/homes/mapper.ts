import { z } from 'zod/mini'
import { builderLink } from '@/contract/communities/community'
import { type Home, home } from '@/contract/homes/home'
import { building, homeCommunity, type Plan, plan } from '@/contract/homes/plan'
import { inclusionFields, toOwnInclusions } from '../inclusions/mapper'
import { storedPicture, toPictures } from '../media/mapper'
import { storedChange, toPriceChange } from '../prices/history'
import { storedFields } from '../sql/stored-fields'

/** The parts of the contract that are stored in another form. The functions below map them. */
const mappedOfPlan = {
  id: true,
  builder: true,
  community: true,
  elevations: true,
  drawings: true,
  options: true,
  inclusions: true,
  homes: true,
  priceChange: true,
} as const
const mappedOfHome = {
  id: true,
  builder: true,
  community: true,
  plan: true,
  stories: true,
  garage: true,
  homeType: true,
  moveIn: true,
  soldAt: true,
  images: true,
  imageAlts: true,
  priceChange: true,
} as const

export const planFields = storedFields(z.omit(plan, mappedOfPlan))
export const homeFields = storedFields(z.omit(home, mappedOfHome))
export const communityFields = storedFields(z.omit(homeCommunity, { id: true }))
export const buildingFields = storedFields(building)
export const linkFields = storedFields(z.omit(builderLink, { id: true }))

const pictures = z.nullable(z.array(storedPicture))
const link = z.nullable(z.object({ ...linkFields.shape, id: z.number() }))
const planOfHome = z.nullable(
  z.object({ ...linkFields.shape, ...buildingFields.shape, id: z.number() }),
)
const community = z.object({ ...communityFields.shape, id: z.number() })

/** A row of the plans. */
export const planRow = z.object({
  ...planFields.shape,
  id: z.number(),
  builder: link,
  community,
  elevations: pictures,
  drawings: pictures,
  options: z.nullable(plan.shape.options),
  inclusions: z.object(inclusionFields.shape),
  homes: z.number(),
  priceChange: storedChange,
})

/** A row of the homes. */
export const homeRow = z.object({
  ...homeFields.shape,
  id: z.number(),
  builder: link,
  community,
  plan: planOfHome,
  moveIn: z.nullable(z.string()),
  soldAt: z.nullable(z.string()),
  images: pictures,
  priceChange: storedChange,
})

const toCommunity = (stored: z.output<typeof community>) => ({
  id: String(stored.id),
  ...communityFields.read(stored),
})

const toLink = (stored: z.output<typeof link>) =>
  stored && { id: String(stored.id), ...linkFields.read(stored) }

export function toPlan(row: z.output<typeof planRow>): Plan {
  return {
    id: String(row.id),
    ...planFields.read(row),
    builder: toLink(row.builder),
    community: toCommunity(row.community),
    elevations: toPictures(row.elevations),
    drawings: toPictures(row.drawings),
    options: row.options ?? [],
    inclusions: toOwnInclusions(row.inclusions),
    homes: row.homes,
    priceChange: toPriceChange(row.priceChange),
  }
}

export function toHome(row: z.output<typeof homeRow>): Home {
  const images = toPictures(row.images)
  // The price change of a sold home does not matter any more.
  const change = row.status === 'sold' ? null : toPriceChange(row.priceChange)
  const fields = homeFields.read(row)
  return {
    id: String(row.id),
    ...fields,
    earlierPrice: fields.earlierPrice ?? (change?.kind === 'reduced' ? change.from : null),
    priceChange: change,
    builder: toLink(row.builder),
    community: toCommunity(row.community),
    ...buildingFields.read(row.plan ?? {}),
    plan: toLink(row.plan),
    moveIn: row.moveIn,
    soldAt: row.soldAt,
    images: images.map(({ src }) => src),
    imageAlts: images.map(({ alt }) => alt),
  }
}
