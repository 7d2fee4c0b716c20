import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An article has one description for search engines, and events, which have no page, have no texts
 * for search engines.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update blog_posts set description = left(meta_description, 400)
      where meta_description <> '';
    update _blog_posts_v set version_description = left(version_meta_description, 400)
      where version_meta_description <> '';
    alter table blog_posts drop column meta_description;
    alter table _blog_posts_v drop column version_meta_description;
    alter table events drop column meta_title, drop column meta_description,
      drop column meta_image_id;
    alter table _events_v drop column version_meta_title, drop column version_meta_description,
      drop column version_meta_image_id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table blog_posts add column meta_description varchar;
    alter table _blog_posts_v add column version_meta_description varchar;
    alter table events add column meta_title varchar, add column meta_description varchar,
      add column meta_image_id integer
        constraint events_meta_image_id_media_id_fk references media(id) on delete set null;
    alter table _events_v add column version_meta_title varchar,
      add column version_meta_description varchar,
      add column version_meta_image_id integer
        constraint _events_v_version_meta_image_id_media_id_fk references media(id)
        on delete set null;
    create index events_meta_meta_image_idx on events using btree (meta_image_id);
    create index _events_v_version_meta_version_meta_image_idx
      on _events_v using btree (version_meta_image_id);`)
}
