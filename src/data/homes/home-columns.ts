import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { homesInColumns } from '@/domain/homes/home-columns'
import { dependOn, hotRead } from '../cache/depend-on'
import { queryPool } from '../sql/query-pool'

const builderNames = z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() }))

/** The homes of a community. The first row also has the builders. */
const row = z.object({
  id: z.string(),
  slug: z.string(),
  city: z.nullable(z.string()),
  county: z.nullable(z.string()),
  schoolDistrict: z.nullable(z.string()),
  homes: z.string(),
  types: z.array(z.string()),
  builders: z.nullable(builderNames),
})

/** All homes for sale in published communities, and the names of their builders, in one statement. */
async function readHomes() {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builders)
  const rows = await queryPool(
    row,
    sql`
    select c.id::text as id, c.slug, c.city, c.county::text as county,
      c.school_district as "schoolDistrict", k.homes, k.home_types as types,
      case when row_number() over () = 1 then (
        select json_agg(json_build_object('id', b.id, 'slug', b.slug, 'name', b.name))
        from builders b where b._status = 'published') end as builders
    from home_columns k join communities c on c.id = k.community_id
    where c._status = 'published' and k.homes <> ''`,
  )
  const builders = rows.flatMap((one) => one.builders ?? [])
  const byId = new Map(builders.map(({ id, slug }) => [id, { slug }]))
  return {
    homes: rows.flatMap(({ homes, types, builders: _, city, ...place }) =>
      homesInColumns(homes, types, { ...place, city: city ?? '' }, byId),
    ),
    builderNames: new Map(builders.map(({ slug, name }) => [slug, name])),
  }
}

/** The same, read once until one of them changes. */
export const searchableHomes = () => hotRead('searchable-homes', readHomes)
