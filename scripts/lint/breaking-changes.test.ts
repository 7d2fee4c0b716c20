import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { describe, expect, it } from 'vitest'
import { migrations } from '../../migrations'
import { contractSteps } from '../launch/database/contract-steps'
import { findBreakingChanges } from './breaking-changes'

/** The newest migration before each new one was checked. */
const BASELINE = '20261130_150335_verification_reminders'

type Migration = (typeof migrations)[number]

const find = (end: string) => migrations.filter(({ name }) => name.endsWith(end))
const dialect = new PgDialect()

/** The statements that a migration runs on an empty database. */
async function readSql({ up }: Migration): Promise<string> {
  const statements: string[] = []
  const db = {
    async execute(query: string | SQL) {
      statements.push(typeof query === 'string' ? query : dialect.sqlToQuery(query).sql)
      return { rows: [] }
    },
  }
  await up({ db } as unknown as MigrateUpArgs)
  return statements.join(';\n')
}

describe('a migration that breaks the version before it', () => {
  it.each([
    ['drop table old_pages', ['drops the table old_pages']],
    ['drop table if exists a, public.b cascade', ['drops the table a', 'drops the table public.b']],
    ['alter table homes drop column price', ['drops the column homes.price']],
    ['alter table homes rename column price to cost', ['renames homes.price to cost']],
    ['alter table homes rename to listings', ['renames homes to listings']],
    ['alter type enum_county rename to enum_place', ['renames a type to enum_place']],
    ["alter type enum_county rename value 'bexar' to 'b'", ['renames the enum value bexar']],
    ['drop type enum_county', ['drops the type enum_county']],
    ['alter table homes alter column price type text', ['changes the type of homes.price']],
    [
      'alter table homes alter column price set data type bigint using price::bigint',
      ['changes the type of homes.price'],
    ],
    [
      'alter table homes alter column price set not null',
      ['requires homes.price, which has no default'],
    ],
    [
      'alter table homes add column lot integer not null',
      ['adds homes.lot, which is required and has no default'],
    ],
    ['alter table homes alter column price drop default', ['drops the default of homes.price']],
    [
      'alter table homes add constraint one_slug unique (slug)',
      ['adds the constraint one_slug to homes'],
    ],
    ['alter table homes add check (price > 0)', ['adds the constraint  to homes']],
    ['create unique index one_slug on homes (slug)', ['adds the unique index one_slug to homes']],
    ['alter table homes drop constraint one_slug', ['drops the constraint one_slug of homes']],
    ['drop index one_slug', ['drops the index one_slug']],
    ['drop function refresh_search(int)', ['drops the function refresh_search']],
    ['drop view public_homes', ['drops the view public_homes']],
    ['truncate homes', ['empties a table']],
    ['alter table homes set schema old', ['moves something to another schema']],
    [
      'do $$ begin alter table homes drop column price; end $$',
      ['runs a DO block, whose statements cannot be read'],
    ],
    [
      'alter table a add column b int; alter table homes drop column price, add column c int',
      ['drops the column homes.price'],
    ],
  ])('is found: %s', async (sql, changes) => {
    expect(await findBreakingChanges(sql)).toEqual(changes)
  })

  it.each([
    'alter table homes add column lot integer',
    'alter table homes add column lot integer not null default 0',
    'alter table homes add column lot serial not null',
    'alter table homes add column lot integer generated always as identity not null',
    'alter table homes alter column price set default 0, alter column price set not null',
    'alter table homes alter column price drop not null',
    "alter type enum_county add value 'kendall'",
    "create type enum_lot as enum ('corner', 'inner')",
    'create table lots (id serial primary key, home integer not null); alter table lots add constraint f foreign key (home) references homes (id); create unique index one_lot on lots (home)',
    'alter table homes add column lot integer; alter table homes add constraint f foreign key (lot) references lots (id)',
    'alter table homes add column lot integer; create unique index one_lot on homes (slug, lot)',
    'create index lot_idx on homes (lot)',
    'drop trigger refresh on homes; create trigger refresh after update on homes execute function refresh()',
    'create or replace function refresh() returns int language sql as $$ select 1 $$',
    "update homes set price = 1 where slug = 'drop table homes'; -- drop table homes",
    'insert into lots select from homes; delete from lots',
  ])('is not seen in what only adds: %s', async (sql) => {
    expect(await findBreakingChanges(sql)).toEqual([])
  })

  it('is found in a migration of the past, which renames a table', async () => {
    const found = await Promise.all(find('_site_copy').map(async (one) => readSql(one)))
    expect((await findBreakingChanges(found.join(';'))).join('\n')).toContain('renames')
  })
})

describe('the migrations since the check', () => {
  const recent = migrations.filter(({ name }) => name > BASELINE)

  it.each(recent)(
    '$name breaks no server of the version before it, or says since when its code does not use what it removes',
    async (migration) => {
      const changes = await findBreakingChanges(await readSql(migration))
      if (migration.name in contractSteps) expect(changes).not.toEqual([])
      else expect(changes).toEqual([])
    },
  )

  it('have contract steps that name two of them: the step, and an earlier migration', () => {
    const names = migrations.map(({ name }) => name)
    for (const [step, { unusedSince }] of Object.entries(contractSteps)) {
      expect(recent.map(({ name }) => name)).toContain(step)
      expect(names).toContain(unusedSince)
      expect(unusedSince < step).toBe(true)
    }
  })

  it('include the newest migration of the day on which the check began', () => {
    expect(find('_verification_reminders').map(({ name }) => name)).toEqual([BASELINE])
  })
})
