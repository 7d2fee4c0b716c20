import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Communities choose their school district from the records. The districts that communities name
 * become records, which the school information page does not list.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table school_districts add column is_listed boolean default true;
    update school_districts set is_listed = true;
    -- A name that was entered twice gets a number, because names are unique from now on.
    update school_districts d set name = d.name || ' (' || d.id || ')'
      where exists (select from school_districts o where o.name = d.name and o.id < d.id);
    create unique index school_districts_name_idx on school_districts using btree (name);

    update communities set school_district = nullif(trim(school_district), '')
      where school_district is distinct from nullif(trim(school_district), '');
    update _communities_v set version_school_district = nullif(trim(version_school_district), '')
      where version_school_district is distinct from nullif(trim(version_school_district), '');

    insert into school_districts (name, is_listed, "order")
    select distinct named.name, false, 100 from (
      select school_district as name from communities
      union select version_school_district from _communities_v where latest
    ) named
    where named.name is not null
    on conflict do nothing;`)
}

/** The districts stay: the site worked with them before. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index school_districts_name_idx;
    alter table school_districts drop column is_listed;`)
}
