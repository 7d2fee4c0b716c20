import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { counties, getValues, hoaPeriods, taxKinds } from '@/domain/enums'
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

export const taxPart = z.object({
  kind: z.enum(getValues(taxKinds)),
  name: z.string(),
  rate: z.number(),
  year: z.number(),
  source: z.string(),
  exemptionPercent: z.nullable(z.number()),
  exemptionAmount: z.nullable(z.number()),
})

/** The costs of the community `c` in a row, and the schema of that. */
export const costColumns = sql`c.hoa_fee::float8 as "hoaFee", c.hoa_period::text as "hoaPeriod",
  c.county::text as county, c.land_share::float8 as "landShare",
  c.annual_insurance::float8 as "annualInsurance", (
  select json_agg(json_build_object('kind', x.kind, 'name', x.name, 'rate', x.rate,
    'year', x.year, 'source', x.source, 'exemptionPercent', x.exemption_percent,
    'exemptionAmount', x.exemption_amount) order by x._order)
  from communities_taxes x where x._parent_id = c.id and x.kind is not null
    and x.name is not null and x.rate is not null and x.year is not null
    and x.source is not null) as taxes`
export const costRow = z.object({
  hoaFee: z.nullable(z.number()),
  hoaPeriod: z.nullable(z.enum(getValues(hoaPeriods))),
  county: z.nullable(z.enum(getValues(counties))),
  landShare: z.nullable(z.number()),
  annualInsurance: z.nullable(z.number()),
  taxes: z.nullable(z.array(taxPart)),
})

const row = z.extend(costRow, { id: z.string() })

/** Without taxes where the row has none. */
export const toCosts = ({
  taxes,
  hoaFee,
  hoaPeriod,
  county,
  landShare,
  annualInsurance,
}: z.output<typeof costRow>): CommunityCosts => ({
  taxes: taxes ?? [],
  hoaFee,
  hoaPeriod,
  county,
  landShare,
  annualInsurance,
})

/** Costs of homes besides their price in published communities `c`, by the id of the community. */
async function readCosts(which: SQL): Promise<ReadonlyMap<string, CommunityCosts>> {
  dependOn(cacheTags.communities)
  const rows = await queryPool(
    row,
    sql`
    select c.id::text as id, ${costColumns}
    from communities c where c._status = 'published' and ${which}`,
  )
  return new Map(rows.map((found) => [found.id, toCosts(found)]))
}

const costsByIds = (communities: readonly string[]) =>
  readCosts(sql`c.id = any(${sql.param(communities.map(Number))}::int[])`)

/** Costs of homes besides their price in a published community. */
export async function findCosts(community: string): Promise<CommunityCosts | null> {
  return (await costsByIds([community])).get(community) ?? null
}

/** A search in which a budget may be given in US dollars a month. */
export interface BudgetSearch extends HomeSearch {
  readonly monthly?: number | undefined
}

/** Replaces the budget with the highest price in each community, by the assumptions of the site. */
export async function withHighestPrices({ monthly, ...search }: BudgetSearch): Promise<HomeSearch> {
  if (monthly === undefined) return search
  const [costs, { assumptions }] = await Promise.all([readCosts(sql`true`), siteInfo()])
  const highestPrices = Object.fromEntries(
    [...costs].flatMap(([id, own]) => {
      const price = highestPrice(monthly, assumptions, own)
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

/** The monthly cost of homes by the assumptions of the site, by their ids. */
export async function monthlyCosts(
  homes: readonly PricedHome[],
): Promise<ReadonlyMap<string, MonthlyCost>> {
  const communities = homes.map(({ community }) => community.id)
  const [costs, { assumptions }] = await Promise.all([costsByIds(communities), siteInfo()])
  return new Map(
    homes.flatMap(({ id, price, community }) => {
      const own = costs.get(community.id)
      const cost = price !== null && own ? monthlyCost(price, assumptions, own) : null
      return cost ? [[id, cost] as const] : []
    }),
  )
}
