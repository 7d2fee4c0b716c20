import { type Design, designs } from '../content/homes/designs'
import { floorPlans } from '../content/homes/floor-plans'
import { homes } from '../content/homes/homes'
import type { SeedContext } from '../context'
import { type Drawing, elevationDrawing, floorDrawings } from '../floor-plans'
import { sequentially } from '../sequentially'
import type { SeedFloorPlan, SeedHome } from '../types'
import { atNoon, type Ids, known } from './listings'

interface Owners {
  readonly builders: Ids
  readonly communities: Ids
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

/** The uploads that all plans of a design share. */
interface DesignMedia {
  readonly drawings: number[]
  readonly elevations: number[]
}

type MediaOfDesigns = ReadonlyMap<string, DesignMedia>

/** Uploads the drawings of the designs that do not exist yet. */
async function seedDrawings(context: SeedContext): Promise<MediaOfDesigns> {
  const { docs } = await context.payload.find({
    collection: 'media',
    where: { mimeType: { equals: 'image/svg+xml' } },
    depth: 0,
    pagination: false,
    select: { filename: true },
  })
  const ids = new Map(docs.map(({ id, filename }) => [filename, id]))
  const upload = async ({ filename, alt, svg }: Drawing): Promise<number> => {
    const known = ids.get(filename)
    if (known !== undefined) return known
    const data = Buffer.from(svg)
    const file = { data, name: filename, mimetype: 'image/svg+xml', size: data.length }
    return (await context.payload.create({ collection: 'media', data: { alt }, file, depth: 0 })).id
  }
  const entries = await sequentially(
    designs,
    WIDTH,
    async (design: Design): Promise<[string, DesignMedia]> => [
      design.key,
      {
        drawings: await sequentially(floorDrawings(design), 1, upload),
        elevations: [await upload(elevationDrawing(design))],
      },
    ],
  )
  return new Map(entries)
}

function mediaOf(media: MediaOfDesigns, design: string): DesignMedia {
  const found = media.get(design)
  if (!found) throw new Error(`Seed: no drawings of design "${design}"`)
  return found
}

function planData(
  { community: _slug, builder: _builder, design: _design, ...data }: SeedFloorPlan,
  relations: { community: number; builder: number } & DesignMedia,
) {
  return { ...data, ...relations, generateSlug: false, _status: 'published' as const }
}

/** The ids of the plans by the slugs of community and plan. */
export async function seedFloorPlans(
  context: SeedContext,
  { builders, communities }: Owners,
): Promise<Ids> {
  const ids = await existing(context, 'floor-plans')
  const media = await seedDrawings(context)
  const created = await sequentially(floorPlans, WIDTH, async (plan) => {
    const community = only(communities, plan.community, 'community')
    const builder = only(builders, plan.builder, 'builder')
    const id = ids.get(idKey(community, plan.slug))
    if (id !== undefined) return id
    const data = planData(plan, { community, builder, ...mediaOf(media, plan.design) })
    return (await context.payload.create({ collection: 'floor-plans', data, depth: 0 })).id
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
  { moveInDays, soldDaysAgo, ...data }: SeedHome,
  relations: { community: number; builder: number; plan: number },
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
  { builders, communities, plans }: Owners & { readonly plans: Ids },
): Promise<void> {
  const ids = await existing(context, 'homes')
  await sequentially(homes, WIDTH, async (home) => {
    const community = only(communities, home.community, 'community')
    if (ids.has(idKey(community, home.slug))) return
    const data = homeData(context, home, {
      community,
      builder: only(builders, home.builder, 'builder'),
      plan: only(plans, `${home.community}/${home.plan}`, 'plan'),
    })
    await context.payload.create({ collection: 'homes', data, depth: 0 })
  })
}
