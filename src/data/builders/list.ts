import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags } from '@/config/cache-tags'
import type { BuilderSummary } from '@/contract/builders/builder'
import type { BuilderQuery } from '@/contract/builders/builder-query'
import type { BuilderFilter, BuilderSort } from '@/domain/builders/builder-filter'
import { builderTiers } from '@/domain/enums'
import { soughtText } from '@/domain/text/comparable'
import { pictureJson } from '../media/mapper'
import { allOf, anyContains, exactOrder, textOrder } from '../sql/expressions'
import { type Page, selectFrom } from '../sql/page-of-list'
import { builderFields, builderRow, communityFields, toSummary } from './mapper'

const published = sql`t._status = 'published'`

/** `matchesBuilder` of src/domain/builders/builder-filter.ts in SQL. */
function conditions({ q = '', tier = 'all' }: BuilderFilter): SQL {
  return allOf(
    published,
    anyContains([sql`t.name`, sql`coalesce(t.description, '')`], soughtText(q)),
    tier === 'all' || tier === '' ? undefined : sql`t.tier::text = ${tier}`,
  )
}

/** The communities `c` of the builder `t` that visitors see. */
export const theirCommunities = sql`from communities_rels r join communities c on c.id = r.parent_id
  where r.builders_id = t.id and r.path = 'builders' and c._status = 'published'`

const byName = sql`${textOrder(sql`t.name`)}, ${exactOrder(sql`t.slug`)}`
const tiers = sql.join(
  builderTiers.map(({ value }) => sql`${value}::text`),
  sql`, `,
)

/** `sortBuilders` of src/domain/builders/builder-filter.ts in SQL. */
const orders: Record<BuilderSort, SQL> = {
  name: byName,
  communities: sql`(select count(*) ${theirCommunities}) desc, ${byName}`,
  tier: sql`array_position(array[${tiers}], t.tier::text) nulls last, ${byName}`,
}

const item = sql`json_build_object('id', t.id, ${builderFields.json()},
  'logo', (select ${pictureJson} from media m where m.id = t.logo_id),
  'communities', (select json_agg(json_build_object('id', c.id, ${communityFields.json('c')})
      order by ${textOrder(sql`c.name`)}, ${exactOrder(sql`c.slug`)}) ${theirCommunities}))`

const select = selectFrom({
  tags: [cacheTags.builders, cacheTags.communities],
  table: sql`builders`,
  orders,
  item,
  row: builderRow,
  toItem: toSummary,
})

/** The first published builders by name that have a published community. */
export async function buildersWithCommunities(limit: number): Promise<BuilderSummary[]> {
  const where = allOf(published, sql`exists (select 1 ${theirCommunities})`)
  return (await select({ where, sort: 'name', limit, offset: 0 })).items
}

/** One page of the filtered and sorted published builders. */
export function listBuilders(query: BuilderQuery): Promise<Page<BuilderSummary>> {
  const { sort, limit, offset } = query
  return select({ where: conditions(query), sort, limit, offset })
}
