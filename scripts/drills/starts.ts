import { readdirSync, rmSync } from 'node:fs'
import { startGuide } from '../../tests/e2e/setup/guide'
import { scratchFolder } from '../../tests/scratch-folder'
import { startEmbeddedPostgres } from '../dev-db/embedded-postgres'
import { query } from './query'
import { check, finish } from './report'

/**
 * Starts two servers at once on an empty database. Both must serve, with each migration, the sample
 * content and the first admin there once. Run `npm run drill -- starts` after a build.
 */
const folders = [scratchFolder(), scratchFolder(), scratchFolder()] as const
const postgres = await startEmbeddedPostgres({ dataDir: folders[0], durable: false })
const settings = {
  DATABASE_URL: postgres.url,
  PAYLOAD_SECRET: 's'.repeat(32),
  SEED: 'sample',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: 'admin@guide.example',
  ADMIN_PASSWORD: 'only-for-this-drill',
}

const guides = await Promise.all([
  startGuide(folders[1], settings),
  startGuide(folders[2], settings),
])
const lists: string[] = []
for (const [index, { url }] of guides.entries()) {
  const ready = await fetch(`${url}/api/health/ready`)
  const list = await fetch(`${url}/api/communities`)
  lists.push(await list.text())
  check(ready.status === 200 && list.status === 200, `server ${index + 1} is ready and serves`)
}
check(lists[0] === lists[1], 'both have the same communities')

/** The number of rows of a table, and of different values of a column. */
async function count(table: string, column: string): Promise<readonly [number, number]> {
  const [row] = await query(
    postgres.url,
    `select count(*)::int as all, count(distinct ${column})::int as distinct from ${table}`,
  )
  return [Number(row?.all), Number(row?.distinct)]
}

const files = readdirSync('migrations').filter((file) => /^\d{8}_.*\.ts$/.test(file)).length
const [migrations, differentMigrations] = await count('payload_migrations', 'name')
check(
  migrations === files && differentMigrations === files,
  `${migrations} of ${files} migrations have run, each once`,
)
const [accounts] = await count('users', 'email')
check(accounts === 1, `${accounts} account exists`)
for (const table of ['communities', 'builders', 'blog_posts'] as const) {
  const [rows, names] = await count(table, table === 'blog_posts' ? 'title' : 'name')
  check(rows > 0 && rows === names, `${rows} rows of ${table}, with ${names} different names`)
}

for (const guide of guides) await guide.end('SIGTERM')
await postgres.stop()
for (const folder of folders) rmSync(folder, { recursive: true, force: true })
finish()
