import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SchoolPins } from '@/contract/schools/school-pin'
import type { SchoolLevel } from '@/domain/enums'
import { schoolPlace } from '@/domain/schools/school-offset'
import { exactOrder, queryRows } from '../sql/query-rows'

/** A school with the location of its first community by id. */
interface StoredSchool extends Record<string, unknown> {
  readonly name: string
  readonly level: SchoolLevel
  readonly rating: string | null
  readonly communities: string[]
  readonly latitude: number
  readonly longitude: number
}

/**
 * The schools of all published communities with coordinates. Each school appears once per level.
 */
export async function schoolPins(): Promise<SchoolPins> {
  const rows = await queryRows<StoredSchool>(sql`
    with named as (
      select 'elementary' as level, * from communities_schools_elementary
      union all select 'middle', * from communities_schools_middle
      union all select 'high', * from communities_schools_high
      union all select 'private', * from communities_schools_private
    ), placed as (
      select s.level, s.name, s.rating, t.id, t.slug, t.latitude, t.longitude
      from named s join communities t on t.id = s._parent_id
      where t._status = 'published' and t.latitude is not null and t.longitude is not null
    )
    select level, name,
      (array_agg(rating order by id) filter (where rating is not null))[1] as rating,
      array_agg(distinct slug) as communities,
      (array_agg(latitude order by id))[1]::float8 as latitude,
      (array_agg(longitude order by id))[1]::float8 as longitude
    from placed group by level, name order by ${exactOrder(sql`name`)}, level`)
  return { type: 'FeatureCollection', features: rows.map(toFeature) }
}

/** Six decimals are about 10 cm and keep the response small. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function toFeature(school: StoredSchool): SchoolPins['features'][number] {
  const { name, level, rating, communities } = school
  const { lat, lng } = schoolPlace(name, { lat: school.latitude, lng: school.longitude })
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [rounded(lng), rounded(lat)] },
    properties: { name, level, rating, communities },
  }
}
