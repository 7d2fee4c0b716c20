import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { hoaPeriods, taxKinds, valuesOf } from '@/domain/enums'
import type { HomeSearch } from '@/domain/homes/home-search'
import {
  type CommunityCosts,
  highestPrice,
  type MonthlyCost,
  monthlyCost,
} from '@/domain/mortgage/monthly-cost'
import { dependOn } from '../cache/depend-on'
import { siteInfo } from '../site/queries'
import { queryPool } from '../sql/query-pool'

const taxPart = z.object({
  kind: z.enum(valuesOf(taxKinds)),
  name: z.string(),
  rate: z.number(),
  year: z.number(),
  source: z.string(),
})

/** The costs of the community `c` in a row, and the schema of that. */
export const costColumns = sql`c.hoa_fee::float8 as "hoaFee", c.hoa_period::text as "hoaPeriod", (
  select json_agg(json_build_object('kind', x.kind, 'name', x.name, 'rate', x.rate,
    'year', x.year, 'source', x.source) order by x._order)
  from communities_taxes x where x._parent_id = c.id and x.kind is not null
    and x.name is not null and x.rate is not null and x.year is not null
    and x.source is not null) as taxes`
export const costRow = z.object({
  hoaFee: z.nullable(z.number()),
  hoaPeriod: z.nullable(z.enum(valuesOf(hoaPeriods))),
  taxes: z.nullable(z.array(taxPart)),
})

const row = z.extend(costRow, { id: z.string() })

export const toCosts = ({
  taxes,
  hoaFee,
  hoaPeriod,
}: z.output<typeof costRow>): CommunityCosts => ({
  taxes: taxes ?? [],
  hoaFee,
  hoaPeriod,
})

/** What homes in each published community cost besides their price, by the id of the community. */
async function costsByCommunity(): Promise<ReadonlyMap<string, CommunityCosts>> {
  dependOn(cacheTags.communities)
  const rows = await queryPool(
    row,
    sql`
    select c.id::text as id, ${costColumns}
    from communities c where c._status = 'published'`,
  )
  return new Map(rows.map((found) => [found.id, toCosts(found)]))
}

/** A search in which a budget may be given in US dollars a month. */
export interface BudgetSearch extends HomeSearch {
  readonly monthly?: number | undefined
}

/** Replaces the budget with the highest price in each community, at the terms of the calculator. */
export async function withHighestPrices({ monthly, ...search }: BudgetSearch): Promise<HomeSearch> {
  if (monthly === undefined) return search
  const [costs, { calculator }] = await Promise.all([costsByCommunity(), siteInfo()])
  const highestPrices = Object.fromEntries(
    [...costs].flatMap(([id, own]) => {
      const price = highestPrice(monthly, calculator, own)
      return price === null ? [] : [[id, price]]
    }),
  )
  return { ...search, highestPrices }
}

interface PricedHome {
  readonly id: string
  readonly price: number | null
  readonly community: { readonly id: string }
}

/** The monthly cost of homes at the terms of the calculator, by their ids. */
export async function monthlyCosts(
  homes: readonly PricedHome[],
): Promise<ReadonlyMap<string, MonthlyCost>> {
  const [costs, { calculator }] = await Promise.all([costsByCommunity(), siteInfo()])
  return new Map(
    homes.flatMap(({ id, price, community }) => {
      const own = costs.get(community.id)
      const cost = price !== null && own ? monthlyCost(price, calculator, own) : null
      return cost ? [[id, cost] as const] : []
    }),
  )
}
