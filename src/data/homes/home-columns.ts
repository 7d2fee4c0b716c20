import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { homesInColumns } from '@/domain/homes/home-columns'
import { dependOn, expireWithDay, hotRead } from '../cache/depend-on'
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

/** All homes for sale in published communities, and the names of their builders, in one statement. */
async function readHomes(now: Date) {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builders)
  expireWithDay(now)
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
    homes: rows.flatMap(({ homes, types, builders: _, changes: __, city, ...place }) =>
      homesInColumns(homes, types, { ...place, city: city ?? '' }, byId, changes),
    ),
    builderNames: new Map(builders.map(({ slug, name }) => [slug, name])),
  }
}

/** The same, read once until one of them changes or the day ends. */
export const searchableHomes = (now: Date) => hotRead('searchable-homes', () => readHomes(now))
