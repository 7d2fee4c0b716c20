import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/**
 * The subject of a lead: `214 Bluestem Run, Cibolo Ridge Preserve`, a community or a builder; NULL
 * for the guide. `lead` is the alias of the row.
 */
export function aboutLead(lead: SQL): SQL {
  return sql`coalesce((select concat_ws(', ',
      (select h.address from homes h where h.id = ${lead}.home_id),
      (select p.name from floor_plans p where p.id = ${lead}.plan_id), c.name)
    from communities c where c.id = ${lead}.community_id),
    (select b.name from builders b where b.id = ${lead}.builder_id))`
}
