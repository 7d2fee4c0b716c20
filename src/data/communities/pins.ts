import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { type Pins, pinProperties } from '@/contract/communities/community-pin'
import { dependOn } from '../cache/depend-on'
import { queryOne } from '../sql/query-pool'
import { storedFields } from '../sql/stored-fields'

const properties = storedFields(pinProperties)

const row = z.object({
  pins: z.nullable(
    z.array(
      z.object({
        ...properties.shape,
        id: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  ),
})

/** Every published community with coordinates as a GeoJSON feature, ordered by id. */
export async function communityPins(): Promise<Pins> {
  dependOn(cacheTags.communities)
  const { pins } = await queryOne(
    row,
    sql`
    select json_agg(json_build_object(${properties.json()},
      'id', t.id::text, 'latitude', t.latitude, 'longitude', t.longitude) order by t.id) as pins
    from communities t
    where t._status = 'published' and t.latitude is not null and t.longitude is not null`,
  )
  const features = (pins ?? []).map((stored): Pins['features'][number] => ({
    type: 'Feature',
    id: stored.id,
    geometry: { type: 'Point', coordinates: [stored.longitude, stored.latitude] },
    properties: properties.read(stored),
  }))
  return { type: 'FeatureCollection', features }
}
