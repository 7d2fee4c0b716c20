import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { PrivateSchool, SchoolDistrict } from '@/contract/schools/school'
import type { SchoolPins } from '@/contract/schools/school-pin'
import { getValues, schoolLevels } from '@/domain/enums'
import { schoolPlace } from '@/domain/schools/school-offset'
import { dependOn } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'
import { exactOrder } from '../sql/expressions'
import { queryPool } from '../sql/query-pool'

/** The public districts of the school information page in the editors' order. */
export async function schoolDistricts(): Promise<SchoolDistrict[]> {
  dependOn(cacheTags.resources)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'school-districts',
    overrideAccess: false,
    where: { isListed: { not_equals: false } },
    depth: 0,
    pagination: false,
    sort: ['_order', 'id'],
    select: { name: true, rating: true, enrollment: true, highlights: true, website: true },
  })
  return docs.map(({ id, name, rating, enrollment, highlights, website }) => ({
    id: String(id),
    name,
    rating: rating ?? null,
    enrollment: enrollment ?? null,
    highlights: highlights ?? [],
    website: website ?? null,
  }))
}

/** The private schools in the editors' order. */
export async function privateSchools(): Promise<PrivateSchool[]> {
  dependOn(cacheTags.resources)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'private-schools',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ['_order', 'id'],
    select: { name: true, type: true, grades: true, tuitionRange: true, website: true },
  })
  return docs.map(({ id, name, type, grades, tuitionRange, website }) => ({
    id: String(id),
    name,
    type: type ?? null,
    grades: grades ?? null,
    tuitionRange: tuitionRange ?? null,
    website: website ?? null,
  }))
}

/** A school with the location of its first community by id. */
const storedSchool = z.object({
  name: z.string(),
  level: z.enum(getValues(schoolLevels)),
  rating: z.nullable(z.string()),
  communities: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** From the first community. */
  distance: z.nullable(z.string()),
})

/**
 * The schools of all published communities with coordinates. Each school appears once per level.
 */
export async function schoolPins(): Promise<SchoolPins> {
  dependOn(cacheTags.communities)
  const rows = await queryPool(
    storedSchool,
    sql`
    with named as (
      select 'elementary' as level, * from communities_schools_elementary
      union all select 'middle', * from communities_schools_middle
      union all select 'high', * from communities_schools_high
      union all select 'private', * from communities_schools_private
    ), placed as (
      select s.level, s.name, s.rating, s.distance, t.id, t.slug, t.latitude, t.longitude
      from named s join communities t on t.id = s._parent_id
      where t._status = 'published' and t.latitude is not null and t.longitude is not null
    )
    select level, name,
      (array_agg(rating order by id) filter (where rating is not null))[1] as rating,
      array_agg(distinct slug) as communities,
      (array_agg(latitude order by id))[1]::float8 as latitude,
      (array_agg(longitude order by id))[1]::float8 as longitude,
      (array_agg(distance order by id))[1] as distance
    from placed group by level, name order by ${exactOrder(sql`name`)}, level`,
  )
  return { type: 'FeatureCollection', features: rows.map(toFeature) }
}

/** Six decimals are about 10 cm and keep the response small. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function toFeature(school: z.infer<typeof storedSchool>): SchoolPins['features'][number] {
  const { name, level, rating, communities, distance } = school
  const at = { lat: school.latitude, lng: school.longitude }
  const { lat, lng } = schoolPlace(name, at, distance)
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [rounded(lng), rounded(lat)] },
    properties: { name, level, rating, communities },
  }
}
