import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submission_decisions" ADD COLUMN "seen" jsonb;
  UPDATE "submission_decisions" d SET "seen" = CASE d."target"
    WHEN 'match' THEN jsonb_build_array(
      r."data"->'values'->(CASE r."kind" WHEN 'home' THEN 'home.address' ELSE r."kind" || '.name' END),
      r."data"->'values'->(r."kind" || '.number'), r."data"->'community')
    WHEN 'plan' THEN jsonb_build_array(r."listing_id", r."compared"->'planChange', r."match"->'community')
    WHEN 'listing' THEN (SELECT jsonb_agg(jsonb_build_array(c->'field', c->'to'))
      FROM jsonb_array_elements(r."compared"->'changes') c)
    ELSE (SELECT jsonb_build_array(r."listing_id", c->'from', c->'to', c->'text')
      FROM jsonb_array_elements(r."compared"->'changes') c WHERE c->>'field' = d."target" LIMIT 1)
    END
  FROM "submission_records" r
  WHERE r."submission_id" = d."submission_id" AND r."record" = d."record";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submission_decisions" DROP COLUMN "seen";`)
}
