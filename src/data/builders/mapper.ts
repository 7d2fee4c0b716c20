import { z } from 'zod/mini'
import {
  type BuilderDetail,
  type BuilderSummary,
  builderCommunity,
  builderSummary,
} from '@/contract/builders/builder'
import { type StoredPicture, storedPicture, toPicture } from '../media/mapper'
import { type StoredOf, storedFields } from '../sql/stored-fields'

/** The parts of the contract that are stored under the same names. The others are mapped below. */
export const builderFields = storedFields(
  z.omit(builderSummary, { id: true, logo: true, communities: true }),
)
export const communityFields = storedFields(z.omit(builderCommunity, { id: true }))

/** A row of the list. */
export const builderRow = z.object({
  ...builderFields.shape,
  id: z.number(),
  logo: z.nullable(storedPicture),
  communities: z.nullable(z.array(z.object({ ...communityFields.shape, id: z.number() }))),
})

type StoredBuilder = StoredOf<typeof builderFields> & {
  readonly id: number
  readonly logo?: StoredPicture
}

function toFacts(stored: StoredBuilder) {
  return {
    id: String(stored.id),
    ...builderFields.read(stored),
    logo: toPicture(stored.logo)?.src ?? null,
  }
}

/** Maps a row to the contract of the list. */
export function toSummary(row: z.output<typeof builderRow>): BuilderSummary {
  const communities = (row.communities ?? []).map((community) => ({
    id: String(community.id),
    ...communityFields.read(community),
  }))
  return { ...toFacts(row), communities }
}

/** Maps a document of Payload, published or a draft, to the contract of its page. */
export function toDetail(
  stored: StoredBuilder,
  communities: BuilderDetail['communities'],
): BuilderDetail {
  return { ...toFacts(stored), communities }
}
