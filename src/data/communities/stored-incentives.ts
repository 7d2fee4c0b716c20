import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from '@/database/iso-date'
import { getValues, offerPartKinds, temporaryBuydowns } from '@/domain/enums'

/** All incentives of the community `c` as JSON, and the schema of that. */
export const incentivesJson: SQL = sql`(
  select json_agg(json_build_object('text', i.text, 'terms', i.terms,
    'startsOn', ${isoDate(sql`i.starts_on`)}, 'endsOn', ${isoDate(sql`i.ends_on`)},
    'lenderRate', i.lender_rate, 'parts', (
      select json_agg(json_build_object('kind', x.kind, 'amount', x.amount, 'rate', x.rate,
        'buydown', x.buydown, 'builderLender', x.builder_lender,
        'deadline', ${isoDate(sql`x.deadline`)}) order by x._order)
      from communities_incentives_parts x where x._parent_id = i.id))
    order by i._order)
  from communities_incentives i where i._parent_id = c.id)`

const part = z.object({
  kind: z.nullable(z.enum(getValues(offerPartKinds))),
  amount: z.nullable(z.number()),
  rate: z.nullable(z.number()),
  buydown: z.nullable(z.enum(getValues(temporaryBuydowns))),
  builderLender: z.nullable(z.boolean()),
  deadline: z.nullable(z.string()),
})

export const storedIncentives = z.nullable(
  z.array(
    z.object({
      text: z.nullable(z.string()),
      terms: z.nullable(z.string()),
      startsOn: z.nullable(z.string()),
      endsOn: z.nullable(z.string()),
      lenderRate: z.nullable(z.number()),
      parts: z.nullable(z.array(part)),
    }),
  ),
)
