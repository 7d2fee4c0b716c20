import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Pins } from '@/contract/communities/operations'
import { queryRows } from '../sql/query-rows'

/** Every published community with coordinates as a GeoJSON feature, ordered by id. */
export async function communityPins(): Promise<Pins> {
  const [row] = await queryRows<{ features: Pins['features'] | null }>(sql`
    select json_agg(json_build_object(
      'type', 'Feature', 'id', t.id::text,
      'geometry', json_build_object(
        'type', 'Point', 'coordinates', json_build_array(t.longitude, t.latitude)),
      'properties', json_build_object(
        'name', t.name, 'slug', t.slug, 'city', t.city, 'status', t.status,
        'isFeatured', coalesce(t.is_featured, false), 'startPrice', t.start_price)
    ) order by t.id) as features
    from communities t
    where t._status = 'published' and t.latitude is not null and t.longitude is not null`)
  return { type: 'FeatureCollection', features: row?.features ?? [] }
}
