import { getDesign } from '../content/homes/designs'
import { floorFiles } from '../content/homes/drawings'
import { floorPlans } from '../content/homes/floor-plans'
import { homes } from '../content/homes/homes'
import type { SeedContext } from '../context'
import { sequentially } from '../sequentially'
import type { SeedFloorPlan, SeedHome } from '../types'
import { atNoon, type Ids, known } from './listings'
import type { Pictures } from './media'

interface Owners {
  readonly builders: Ids
  readonly communities: Ids
  readonly pictures: Pictures
}

const WIDTH = 6

const only = (ids: Ids, key: string, what: string): number => known(ids, [key], what)[0] as number

const idKey = (community: number, slug: string) => `${community}/${slug}`

/** The ids of existing documents by community and slug, read once instead of for each document. */
async function existing(context: SeedContext, collection: 'floor-plans' | 'homes'): Promise<Ids> {
  const { docs } = await context.payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: { community: true, slug: true },
  })
  return new Map(
    docs.map(({ id, community, slug }) => [idKey(Number(community), slug ?? ''), id] as const),
  )
}

function planData(
  { community: _slug, builder: _builder, design, exteriors, ...data }: SeedFloorPlan,
  pictures: Pictures,
  relations: { community: number; builder: number },
) {
  const drawings = known(pictures, floorFiles(getDesign(design)), 'drawing')
  const elevations = known(pictures, exteriors, 'drawing')
  return {
    ...data,
    ...relations,
    drawings,
    elevations,
    generateSlug: false,
    _status: 'published' as const,
  }
}

/** The ids of the plans by the slugs of community and plan. */
export async function seedFloorPlans(
  context: SeedContext,
  { builders, communities, pictures }: Owners,
): Promise<Ids> {
  const ids = await existing(context, 'floor-plans')
  const created = await sequentially(floorPlans, WIDTH, async (plan) => {
    const community = only(communities, plan.community, 'community')
    const builder = only(builders, plan.builder, 'builder')
    const id = ids.get(idKey(community, plan.slug))
    if (id !== undefined) return id
    const data = planData(plan, pictures, { community, builder })
    return context.create('floor-plans', data)
  })
  return new Map(
    floorPlans.map(({ community, slug }, index) => [
      `${community}/${slug}`,
      created[index] as number,
    ]),
  )
}

function homeData(
  context: SeedContext,
  { moveInDays, soldDaysAgo, picture: _picture, ...data }: SeedHome,
  relations: { community: number; builder: number; plan: number; images: number[] },
) {
  return {
    ...data,
    ...relations,
    moveIn: moveInDays === null ? null : atNoon(context.daysFromNow(moveInDays)),
    soldAt: soldDaysAgo === null ? null : context.daysFromNow(-soldDaysAgo),
    generateSlug: false,
    _status: 'published' as const,
  }
}

export async function seedHomes(
  context: SeedContext,
  { builders, communities, pictures, plans }: Owners & { readonly plans: Ids },
): Promise<void> {
  const ids = await existing(context, 'homes')
  await sequentially(homes, WIDTH, async (home) => {
    const community = only(communities, home.community, 'community')
    if (ids.has(idKey(community, home.slug))) return
    const data = homeData(context, home, {
      community,
      builder: only(builders, home.builder, 'builder'),
      plan: only(plans, `${home.community}/${home.plan}`, 'plan'),
      images: known(pictures, [home.picture], 'drawing'),
    })
    await context.create('homes', data)
  })
}
