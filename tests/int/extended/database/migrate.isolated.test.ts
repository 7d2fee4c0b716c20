import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql as query } from '@payloadcms/db-postgres/drizzle'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readState } from '../../../../scripts/launch/database/database-state'
import { migrate } from '../../../../scripts/launch/database/migrate'
import { sql } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

const up = vi.fn(async ({ db }: MigrateUpArgs) => {
  await db.execute(query`alter table communities add column tried int`)
})
const migration = { name: '20990101_000000_tried', up }

let reader: Client

/** A transaction that has read the table, as a long report does. */
beforeEach(async () => {
  up.mockClear()
  reader = new Client({ connectionString: process.env.DATABASE_URL })
  await reader.connect()
  await reader.query('begin; select from communities')
})
afterEach(async () => {
  await reader.end()
  await sql('alter table communities drop column if exists tried')
})

const columns = () =>
  sql(`select from information_schema.columns
       where table_name = 'communities' and column_name = 'tried'`)
const records = () => sql('select batch from payload_migrations where name = $1', migration.name)

it('a migration of a table that is in use is tried again, and blocks no reader meanwhile', async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    expect(line).toMatch(/^A table is in use\. The migration 20990101_000000_tried is tried again/)
    void reader.query('commit')
    return true
  })
  const migrated = migrate(await testPayload(), [migration], { pauses: [0, 0, 0, 0, 0] })
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 60_000 })
  expect(await sql('select from communities')).toEqual([])
  await migrated
  expect(up.mock.calls.length).toBeGreaterThan(1)
  expect(await columns()).toHaveLength(1)
  const [last] = await sql('select max(batch) from payload_migrations where name < $1', '2099')
  expect(await records()).toEqual([{ batch: String(Number(last?.max) + 1) }])
  await sql('delete from payload_migrations where name = $1', migration.name)
})

it('a migration that does not get its locks changes nothing and says how to find who has them', async () => {
  const migrated = migrate(await testPayload(), [migration], { pauses: [] })
  await expect(migrated).rejects.toThrow(
    /^The migration 20990101_000000_tried gave up, and has changed nothing[\s\S]+pg_stat_activity/,
  )
  expect([await columns(), await records()]).toEqual([[], []])
})

it('a contract step is recorded in the database, where older versions read it', async () => {
  await reader.query('commit')
  const steps = { [migration.name]: { unusedSince: '20980101_000000_before' } }
  await migrate(await testPayload(), [migration], { steps })
  const { unknown, contractSteps } = await readState(reader)
  expect({ unknown, contractSteps }).toEqual({ unknown: [migration.name], contractSteps: steps })
  await sql('comment on table payload_migrations is null')
  await sql('delete from payload_migrations where name = $1', migration.name)
})

it('a migration that fails is rolled back and named, without its SQL', async () => {
  const broken = {
    ...migration,
    up: async ({ db }: MigrateUpArgs) => {
      await db.execute(query`create table half_done (id int)`)
      await db.execute(query`alter table no_such_table add column tried int`)
    },
  }
  await expect(migrate(await testPayload(), [broken])).rejects.toThrow(
    /^The migration 20990101_000000_tried failed: relation "no_such_table" does not exist$/,
  )
  expect(await sql(`select to_regclass('half_done') as found`)).toEqual([{ found: null }])
  expect(await records()).toEqual([])
})
