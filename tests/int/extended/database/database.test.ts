import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationNames } from '@/database/migration-names'

const client = new Client({ connectionString: process.env.DATABASE_URL })
beforeAll(() => client.connect())
afterAll(() => client.end())

it('the database of a test file has all migrations and no content', async () => {
  const done = await client.query<{ name: string }>('select name from payload_migrations')
  expect(done.rows.map((row) => row.name).sort()).toEqual(migrationNames())
  expect((await client.query('select from communities')).rowCount).toBe(0)
})
