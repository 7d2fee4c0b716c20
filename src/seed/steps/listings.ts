import { existsSync } from 'node:fs'
import path from 'node:path'
import { builders } from '../content/builders'
import { createInclusions } from '../content/builders/inclusions'
import { communities } from '../content/communities'
import { createOffer } from '../content/homes/offers'
import type { SeedContext } from '../context'
import { seedFolder } from '../seed-folder'
import { sequentially } from '../sequentially'
import type { SeedBuilder, SeedCommunity } from '../types'
import { type Pictures, seedFile } from './media'

export type Ids = ReadonlyMap<string, number>

/** Noon in San Antonio, so that the date is the same in nearby time zones. */
export const atNoon = (iso: string) => `${iso.slice(0, 10)}T18:00:00.000Z`

async function seedBuilder(context: SeedContext, builder: SeedBuilder): Promise<number> {
  const from = path.join(seedFolder, 'logos')
  const file = `${builder.slug}.svg`
  // The real builders have none, because their logos are theirs.
  const logo = existsSync(path.join(from, file))
    ? await seedFile(context, { file, alt: `${builder.name} logo`, from })
    : null
  return context.ensure(
    'builders',
    { slug: { equals: builder.slug } },
    {
      ...builder,
      inclusions: createInclusions(builder),
      logo,
      generateSlug: false,
      _status: 'published',
    },
  )
}

export async function seedBuilders(context: SeedContext): Promise<Ids> {
  const ids = await sequentially(builders, 3, (builder) => seedBuilder(context, builder))
  return new Map(builders.map(({ slug }, index) => [slug, ids[index] as number]))
}

export function known(ids: Ids, keys: readonly string[], what: string): number[] {
  return keys.map((key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`Seed: no ${what} "${key}"`)
    return id
  })
}

function toData(
  context: SeedContext,
  community: SeedCommunity,
  builderIds: Ids,
  pictures: Pictures,
) {
  const { builders: slugs, pictures: files, publishedDaysAgo, verifiedDaysAgo, ...data } = community
  const { incentives, ...offer } = createOffer(community)
  return {
    ...data,
    ...offer,
    incentives: incentives.map(({ startsInDays, endsInDays, ...incentive }) => ({
      ...incentive,
      startsOn: atNoon(context.daysFromNow(startsInDays)),
      endsOn: atNoon(context.daysFromNow(endsInDays)),
    })),
    builders: known(builderIds, slugs, 'builder'),
    images: known(pictures, files, 'picture'),
    firstPublishedAt: context.daysFromNow(-publishedDaysAgo),
    ratingSource: 'Sample ratings',
    verifiedAt: atNoon(context.daysFromNow(-verifiedDaysAgo)),
    generateSlug: false,
    _status: 'published',
  }
}

export async function seedCommunities(
  context: SeedContext,
  builderIds: Ids,
  pictures: Pictures,
): Promise<Ids> {
  const ids = await sequentially(communities, 3, (community) =>
    context.ensure(
      'communities',
      { slug: { equals: community.slug } },
      toData(context, community, builderIds, pictures),
    ),
  )
  return new Map(communities.map(({ slug }, index) => [slug, ids[index] as number]))
}
