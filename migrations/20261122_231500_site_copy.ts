import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The global `wording` becomes `site-copy`, the term of the field. Its rows and versions remain. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table wording rename to site_copy;
    alter sequence wording_id_seq rename to site_copy_id_seq;
    alter index wording_pkey rename to site_copy_pkey;
    alter table _wording_v rename to _site_copy_v;
    alter sequence _wording_v_id_seq rename to _site_copy_v_id_seq;
    alter index _wording_v_pkey rename to _site_copy_v_pkey;
    alter index _wording_v_created_at_idx rename to _site_copy_v_created_at_idx;
    alter index _wording_v_updated_at_idx rename to _site_copy_v_updated_at_idx`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table site_copy rename to wording;
    alter sequence site_copy_id_seq rename to wording_id_seq;
    alter index site_copy_pkey rename to wording_pkey;
    alter table _site_copy_v rename to _wording_v;
    alter sequence _site_copy_v_id_seq rename to _wording_v_id_seq;
    alter index _site_copy_v_pkey rename to _wording_v_pkey;
    alter index _site_copy_v_created_at_idx rename to _wording_v_created_at_idx;
    alter index _site_copy_v_updated_at_idx rename to _wording_v_updated_at_idx`)
}
