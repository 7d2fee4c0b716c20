import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { type HomePins, homePinProperties } from '@/contract/homes/home-pins'
import { dependOn } from '../cache/depend-on'
import { queryPool } from '../sql/query-pool'
import { type BudgetSearch, withHighestPrices } from './budget'
import { homesTable, whereMatching } from './conditions'

const row = z.extend(homePinProperties, {
  id: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** A pin for each published community with matching homes and coordinates, ordered by id. */
export async function homePins(query: BudgetSearch): Promise<HomePins> {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  const search = await withHighestPrices(query)
  const where = whereMatching(homesTable, search)
  const pins = await queryPool(
    row,
    sql`
    with found as (
      select t.community_id, count(*)::int as homes, min(t.price)::float8 as "fromPrice",
        (count(*) filter (where t.stage = 'ready'))::int as ready
      from homes t where ${where} group by t.community_id
    )
    select c.id::text as id, c.name, c.slug, coalesce(c.city, '') as city, homes, "fromPrice", ready,
      c.latitude::float8 as latitude, c.longitude::float8 as longitude
    from found join communities c on c.id = found.community_id
    where c._status = 'published' and c.latitude is not null and c.longitude is not null
    order by c.id`,
  )
  return {
    type: 'FeatureCollection',
    features: pins.map(({ id, latitude, longitude, ...properties }) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties,
    })),
  }
}
