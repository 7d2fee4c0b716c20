import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const records = [
  'resources',
  'helpful_links',
  'school_districts',
  'private_schools',
  'realtors',
  'service_providers',
  'amenities',
  'home_types',
  'cities',
]

/** The digits of Payload's keys, in byte order. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const digit = (expression: string) => `substr('${DIGITS}', (${expression})::int + 1, 1)`

/** The n-th key of Payload: a0 … az, b00 … bzz, c000 … */
const key = `case
  when n < 62 then 'a' || ${digit('n')}
  when n < 62 + 3844 then 'b' || ${digit('(n - 62) / 62')} || ${digit('(n - 62) % 62')}
  else 'c' || ${digit('(n - 3906) / 3844')} || ${digit('(n - 3906) / 62 % 62')}
    || ${digit('(n - 3906) % 62')}
end`

/**
 * Numbers become the keys by which Payload orders dragged records. Keys are compared by bytes,
 * whatever the collation of the database.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of records) {
    await db.execute(
      sql.raw(`
        alter table ${table} add column _order varchar collate "C";
        update ${table} set _order = ${key}
          from (select id as numbered, row_number() over (order by "order", id) - 1 as n
            from ${table}) as place
          where id = numbered;
        alter table ${table} drop column "order";
        create index ${table}__order_idx on ${table} using btree (_order);`),
    )
  }
  await db.execute(sql`
    alter table _resources_v add column version__order varchar collate "C";
    update _resources_v set version__order = _order
      from resources where resources.id = parent_id;
    alter table _resources_v drop column version_order;
    create index _resources_v_version_version__order_idx
      on _resources_v using btree (version__order);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of records) {
    await db.execute(
      sql.raw(`
        alter table ${table} add column "order" numeric default 0;
        update ${table} set "order" = n
          from (select id as numbered, row_number() over (order by _order, id) as n
            from ${table}) as place
          where id = numbered;
        alter table ${table} drop column _order;
        create index ${table}_order_idx on ${table} using btree ("order");`),
    )
  }
  await db.execute(sql`
    alter table _resources_v add column version_order numeric default 0;
    update _resources_v set version_order = "order"
      from resources where resources.id = parent_id;
    alter table _resources_v drop column version__order;
    create index _resources_v_version_version_order_idx
      on _resources_v using btree (version_order);`)
}
