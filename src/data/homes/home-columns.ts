import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { homeStages } from '@/domain/enums'
import type { SearchableHome } from '@/domain/homes/home-search'
import type { PriceChangeKind } from '@/domain/prices/price-change'
import { recentChanges, storedRecentChanges } from '../prices/history'
import { queryPool } from '../sql/query-pool'

const builderNames = z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() }))

/** The homes of a community. The first row also has the builders and the recent changes of prices. */
const row = z.object({
  id: z.string(),
  slug: z.string(),
  city: z.nullable(z.string()),
  county: z.nullable(z.string()),
  schoolDistrict: z.nullable(z.string()),
  homes: z.string(),
  types: z.array(z.string()),
  builders: z.nullable(builderNames),
  changes: storedRecentChanges,
})

/** The columns of a home in the text of its community: where each begins, and its width. */
const columns = {
  id: [0, 10],
  builder: [10, 8],
  cents: [18, 11],
  squareFeet: [29, 6],
  beds: [35, 2],
  baths: [37, 2],
  stories: [39, 2],
  garage: [41, 2],
  homeType: [43, 2],
  stage: [45, 1],
  moveIn: [46, 10],
} as const
const WIDTH = 56

const ZERO = '0'.charCodeAt(0)

/** The whole number in a column; `null` if it is blank. */
function numberIn(text: string, at: number, [start, width]: readonly [number, number]) {
  let value: number | null = null
  for (let index = at + start; index < at + start + width; index += 1) {
    const digit = text.charCodeAt(index) - ZERO
    if (digit >= 0) value = (value ?? 0) * 10 + digit
  }
  return value
}

function homesIn(
  { homes, types, builders: _, changes: __, ...place }: z.output<typeof row>,
  builders: ReadonlyMap<number, { readonly slug: string }>,
  changes: ReadonlyMap<number, PriceChangeKind>,
): SearchableHome[] {
  const community = { ...place, city: place.city ?? '' }
  const found: SearchableHome[] = []
  for (let at = 0; at < homes.length; at += WIDTH) {
    const number = (name: keyof typeof columns) => numberIn(homes, at, columns[name])
    const [cents, type, builder] = [number('cents'), number('homeType'), number('builder')]
    const change = changes.get(number('id') ?? 0)
    const moveIn = at + columns.moveIn[0]
    found.push({
      price: cents === null ? null : cents / 100,
      squareFeet: number('squareFeet'),
      beds: number('beds'),
      baths: number('baths'),
      stories: number('stories'),
      garage: number('garage'),
      homeType: type === null ? null : (types[type - 1] ?? null),
      community,
      builder: builder === null ? null : (builders.get(builder) ?? null),
      priceChange: change ? { kind: change } : null,
      stage: homeStages[number('stage') ?? 0]?.value ?? null,
      moveIn: homes[moveIn] === ' ' ? null : homes.slice(moveIn, moveIn + columns.moveIn[1]),
    })
  }
  return found
}

/** All homes for sale in published communities, and the names of their builders, in one statement. */
export async function searchableHomes(now: Date) {
  const rows = await queryPool(
    row,
    sql`
    select c.id::text as id, c.slug, c.city, c.county::text as county,
      c.school_district as "schoolDistrict", k.homes, k.home_types as types,
      case when row_number() over () = 1 then (
        select json_agg(json_build_object('id', b.id, 'slug', b.slug, 'name', b.name))
        from builders b where b._status = 'published') end as builders,
      case when row_number() over () = 1 then ${recentChanges('home', now)} end as changes
    from home_columns k join communities c on c.id = k.community_id
    where c._status = 'published' and k.homes <> ''`,
  )
  const builders = rows.flatMap((one) => one.builders ?? [])
  const byId = new Map(builders.map(({ id, slug }) => [id, { slug }]))
  const changes = new Map(
    rows.flatMap((one) =>
      Object.entries(one.changes ?? {}).map(([id, kind]) => [Number(id), kind] as const),
    ),
  )
  return {
    homes: rows.flatMap((community) => homesIn(community, byId, changes)),
    builderNames: new Map(builders.map(({ slug, name }) => [slug, name])),
  }
}
