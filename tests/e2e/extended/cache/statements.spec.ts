import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { scratchFolder } from '../../../scratch-folder'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder } from '../../setup/prepared-folder'
import { getNonce, rawRequest } from '../../setup/raw-request'
import { countStatements, type StatementCounter } from '../../setup/statement-counter'

// The statements that an editor's save costs. Reads that do not depend on the change, such as the
// navigation, are still in the cache.
test.describe.configure({ mode: 'default' })

const settings = { SEED: 'sample', RATE_LIMITS: 'off', PAYLOAD_SECRET: 's'.repeat(32) }

let folders: readonly string[] = []
let owner: Guide
let guide: Guide
let counter: StatementCounter
let database: Client

test.beforeAll(async () => {
  const [own, other] = [preparedFolder('sample'), scratchFolder()]
  folders = [own, other]
  // It runs the background jobs, whose statements do not count.
  owner = await startGuide(own, { ...settings, ...adminSettings })
  const url = runningUrl(own) ?? ''
  counter = await countStatements(url)
  guide = await startGuide(other, { ...settings, DATABASE_URL: counter.url })
  database = new Client({ connectionString: url })
  await database.connect()
})

test.afterAll(async () => {
  await database.end()
  await guide.end('SIGTERM')
  await counter.close()
  await owner.end('SIGTERM')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const statements = [
  { path: '/', changed: [cacheTags.communities], count: 6 },
  { path: '/communities', changed: [cacheTags.communities], count: 1 },
  {
    path: '/communities/cibolo-ridge-preserve',
    changed: [cacheTags.communities, cacheTags.community('cibolo-ridge-preserve')],
    count: 5,
  },
  {
    path: '/blog/choosing-the-right-home-builder',
    changed: [cacheTags.blog, cacheTags.blogPost('choosing-the-right-home-builder')],
    count: 3,
  },
  { path: '/contact', changed: [cacheTags.page('contact')], count: 1 },
]

for (const { path, changed, count } of statements) {
  test(`${path} is rendered with ${count} statements after its content changes`, async () => {
    const read = async () => getNonce(await rawRequest(guide.url + path))
    const before = await read()
    counter.take()
    await database.query('select pg_notify($1, $2)', [TAGS_CHANNEL, JSON.stringify(changed)])
    // A new nonce shows that the page was rendered again.
    await expect.poll(read).not.toBe(before)
    expect(counter.take()).toHaveLength(count)
  })
}
