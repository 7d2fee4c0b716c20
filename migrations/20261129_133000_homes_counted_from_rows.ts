import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { up as writeHomeColumns } from './20261124_090500_home_columns'

/**
 * Homes are counted from their rows, which the server reads once until one changes
 * (src/data/homes/searchable-homes.ts). A text of them for each community is not written anymore.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop function refresh_home_columns_of_homes() cascade;
    drop function refresh_home_columns_of_plans() cascade;
    drop function refresh_home_columns(integer[]);
    drop table home_columns;
  `)
}

export async function down(args: MigrateDownArgs): Promise<void> {
  await writeHomeColumns(args)
}
