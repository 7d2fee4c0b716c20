import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { getValues, schoolLevels } from '@/domain/enums'
import { dependOn } from '../cache/depend-on'
import { taxPart } from '../homes/budget'
import { exactOrder, lower } from '../sql/expressions'
import { queryOne } from '../sql/query-pool'

const facts = z.object({
  /** The tax of the school district, as its communities state it; `null` if none does. */
  tax: z.nullable(z.omit(taxPart, { exemptionPercent: true, exemptionAmount: true })),
  /** The public schools of the communities, each once per level. */
  schools: z.array(
    z.object({
      level: z.enum(getValues(schoolLevels)),
      name: z.string(),
      rating: z.nullable(z.string()),
      /** The source and year of the rating; without it no rating is shown. */
      source: z.nullable(z.string()),
    }),
  ),
})
export type DistrictFacts = z.infer<typeof facts>

/**
 * What the published communities of a school district say about it, in one statement. Of several tax
 * rates it is that of the newest year, which most communities state.
 */
export async function readDistrictFacts(district: string): Promise<DistrictFacts> {
  dependOn(cacheTags.communities)
  return queryOne(
    facts,
    sql`
    with own as (
      select c.id, nullif(trim(c.rating_source), '') as source from communities c
      where c._status = 'published' and ${lower(sql`c.school_district`)} = ${district.toLowerCase()}
    ), named as (
      select 'elementary' as level, 1 as position, * from communities_schools_elementary
      union all select 'middle', 2, * from communities_schools_middle
      union all select 'high', 3, * from communities_schools_high
    ), schools as (
      select distinct on (s.position, s.name) s.position, s.level, s.name,
        case when own.source is not null then s.rating end as rating,
        case when s.rating is not null then own.source end as source
      from named s join own on own.id = s._parent_id
      where s.name is not null
      order by s.position, s.name, (s.rating is null or own.source is null), own.id
    ), taxes as (
      select x.kind, x.name, x.rate, x.year, x.source, count(*) as communities
      from communities_taxes x join own on own.id = x._parent_id
      where x.kind = 'school' and x.name is not null and x.rate is not null
        and x.year is not null and x.source is not null
      group by x.kind, x.name, x.rate, x.year, x.source
    )
    select
      (select json_build_object('kind', t.kind, 'name', t.name, 'rate', t.rate, 'year', t.year,
        'source', t.source) from taxes t order by t.year desc, t.communities desc, t.rate limit 1) as tax,
      (select coalesce(json_agg(json_build_object('level', s.level, 'name', s.name,
        'rating', s.rating, 'source', s.source)
        order by s.position, ${exactOrder(sql`s.name`)}), '[]') from schools s) as schools`,
  )
}
