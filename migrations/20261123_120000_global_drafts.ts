import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

const globals = [
  'site_settings',
  'navigation',
  'home',
  'about',
  'how_to_use',
  'moving_checklist',
  'housing_guides',
  'site_copy',
]

/** The required columns of the globals and of their arrays. A draft may leave them empty. */
const required: Readonly<Record<string, readonly string[]>> = {
  site_settings: ['name', 'tagline', 'description', 'phone', 'email', 'address_street', 'address_city', 'address_state', 'address_zip', 'price_notice', 'copyright_year', 'default_stats_total_communities', 'default_stats_total_builders', 'default_stats_total_available_homes', 'default_stats_total_floor_plans', 'lead_reply_subject', 'lead_reply_text'],
  navigation_main_links: ['label', 'path'],
  navigation_resources_links: ['label', 'path'],
  navigation_social_links: ['label', 'path'],
  navigation_columns_links: ['label', 'path'],
  navigation_columns: ['title'],
  navigation: ['resources_label', 'newsletter_button_label', 'newsletter_button_path', 'contact_label', 'equal_housing_text'],
  home_hero_slides: ['heading', 'sub', 'picture_id'],
  home_resource_cards: ['title', 'text'],
  home: ['featured_communities_heading', 'featured_communities_link_label', 'featured_communities_link_path', 'featured_builders_heading', 'featured_builders_link_label', 'featured_builders_link_path', 'teaser_map_heading', 'teaser_map_link_label', 'teaser_map_link_path', 'newsletter_heading', 'latest_insights_heading', 'latest_insights_link_label', 'latest_insights_link_path'],
  about_service_area: ['county', 'place', 'text'],
  about_differentiators: ['title', 'text'],
  about_publisher_policy_items: ['title', 'text'],
  about: ['service_area_heading', 'differentiators_heading', 'newsletter_heading', 'newsletter_text', 'newsletter_link_label', 'newsletter_link_path', 'publisher_policy_heading', 'publisher_policy_link_label', 'publisher_policy_link_path', 'start_search_heading', 'start_search_text', 'start_search_link_label', 'start_search_link_path'],
  how_to_use_features: ['title', 'text', 'link_label', 'link_path'],
  how_to_use_quick_start: ['title', 'text'],
  how_to_use_service_area: ['county'],
  how_to_use: ['features_heading', 'quick_start_heading', 'service_area_heading'],
  moving_checklist_groups: ['title'],
  housing_guides_facts: ['title', 'text'],
  housing_guides: ['network_name', 'description', 'website', 'website_label'],
}

/** The required columns in the tables of the published content and of its versions. */
const requiredColumns = Object.entries(required).flatMap(([table, columns]) => {
  const isRoot = globals.includes(table)
  const root = globals.find((name) => table === name || table.startsWith(`${name}_`))
  const versions = isRoot ? `_${table}_v` : `_${root}_v_version_${table.slice(`${root}_`.length)}`
  return columns.flatMap((column) => [
    { table, column },
    { table: versions, column: isRoot ? `version_${column}` : column },
  ])
})

const alterRequired = (how: SQL): SQL =>
  sql.join(
    requiredColumns.map(
      ({ table, column }) =>
        sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(column)} ${how}`,
    ),
    sql`;\n`,
  )

/**
 * Globals get drafts. What is stored was public, so it is published, as are all of its versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(alterRequired(sql`drop not null`))
  for (const global of globals) {
    const name = (text: string) => sql.identifier(text.replace('*', global))
    await db.execute(sql`
      create type ${name('enum_*_status')} as enum ('draft', 'published');
      create type ${name('enum__*_v_version_status')} as enum ('draft', 'published');
      alter table ${name('*')}
        add column updated_by_id integer,
        add column _status ${name('enum_*_status')} default 'draft',
        add constraint ${name('*_updated_by_id_users_id_fk')}
          foreign key (updated_by_id) references users (id) on delete set null;
      alter table ${name('_*_v')}
        add column version_updated_by_id integer,
        add column version__status ${name('enum__*_v_version_status')} default 'draft',
        add column latest boolean,
        add constraint ${name('_*_v_version_updated_by_id_users_id_fk')}
          foreign key (version_updated_by_id) references users (id) on delete set null;
      update ${name('*')} set _status = 'published';
      update ${name('_*_v')} set version__status = 'published';
      update ${name('_*_v')} set latest = true where id =
        (select id from ${name('_*_v')} order by updated_at desc, id desc limit 1);
      create index ${name('*_updated_by_idx')} on ${name('*')} (updated_by_id);
      create index ${name('*__status_idx')} on ${name('*')} (_status);
      create index ${name('_*_v_version_version_updated_by_idx')}
        on ${name('_*_v')} (version_updated_by_id);
      create index ${name('_*_v_version_version__status_idx')} on ${name('_*_v')} (version__status);
      create index ${name('_*_v_latest_idx')} on ${name('_*_v')} (latest)`)
  }
}

/** Drafts and their schedules are removed, because a version without drafts is public. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from payload_jobs where task_slug = 'schedulePublish' and input->>'global' is not null`)
  for (const global of globals) {
    const name = (text: string) => sql.identifier(text.replace('*', global))
    await db.execute(sql`
      delete from ${name('_*_v')} where version__status = 'draft';
      alter table ${name('*')} drop column updated_by_id, drop column _status;
      alter table ${name('_*_v')}
        drop column version_updated_by_id, drop column version__status, drop column latest;
      drop type ${name('enum_*_status')};
      drop type ${name('enum__*_v_version_status')}`)
  }
  await db.execute(alterRequired(sql`set not null`))
}
