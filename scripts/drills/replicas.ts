import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGuide } from '../../tests/e2e/setup/guide'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { freePort } from '../launch/serve/free-port'
import { publishCommunity, signIn } from './editor'
import { query } from './query'
import { startReplication } from './replication'
import { check, finish, print, waitUntil } from './report'

/**
 * Two servers that read public pages from a streaming replica. An editor publishes on the first one while
 * visitors read the second: while the replica follows, lags, is killed and is frozen. No request may fail,
 * and each publication has to be shown. Run `npm run drill -- replicas` after a build.
 */
const PUBLICATIONS = 10
const ACCOUNT = { email: 'admin@guide.example', password: 'only-for-this-drill' }
const PAGES = ['/', '/communities', '/builders', '/homes', '/api/communities']

/** A page that no one has asked for, so it is not stored. */
const newPage = (turn: number) => `/search?q=visit+${published}+${turn}`

const template = scratchFolder()
const folders = [scratchFolder(), scratchFolder()] as const
const prepared = await prepareDatabase(template, {
  ADMIN_EMAIL: ACCOUNT.email,
  ADMIN_PASSWORD: ACCOUNT.password,
})
await prepared.stop()
const replication = await startReplication({ template, synchronous: false, delay: 0 })
const metricsPort = await freePort()
const settings = {
  DATABASE_URL: replication.url,
  DATABASE_REPLICA_URLS: replication.replicaUrl,
  PAYLOAD_SECRET: 'x'.repeat(32),
  SEED: 'none',
  RATE_LIMITS: 'off',
  MIGRATE: 'off',
}
// One after the other: the first start builds the site if needed.
const first = await startGuide(folders[0], settings)
const second = await startGuide(folders[1], { ...settings, METRICS_PORT: String(metricsPort) })
const editor = await signIn(first.url, ACCOUNT)
let published = 0

/** What the second server says of the replica. */
async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name}\\{.*\\} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** Publishes on the first server, and returns the milliseconds until the second one shows it. */
async function publish(): Promise<number> {
  published += 1
  const slug = `replica-hills-${published}`
  await publishCommunity(first.url, editor, slug)
  const isShown = async () =>
    (await (await fetch(`${second.url}/api/communities`)).text()).includes(slug)
  return waitUntil(isShown, 30_000, 5)
}

/** Reads pages of the second server, half of which are new, until it is ended. */
function visit() {
  let isEnding = false
  let slowest = 0
  const failed: string[] = []
  const visiting = (async () => {
    for (let turn = 0; !isEnding; turn += 1) {
      const path = turn % 2 === 0 ? newPage(turn) : (PAGES[turn % PAGES.length] ?? '/')
      const begun = performance.now()
      const status = await fetch(second.url + path).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 0,
      )
      if (status !== 200) failed.push(`${path} ${status}`)
      slowest = Math.max(slowest, performance.now() - begun)
    }
    return { failed, slowest }
  })()
  return {
    end() {
      isEnding = true
      return visiting
    },
  }
}

/** Publishes again and again while visitors read, and checks both. */
async function tryPublications(name: string): Promise<void> {
  const before = await readMetric('guide_replica_renders')
  const visitors = visit()
  const times: number[] = []
  for (let turn = 0; turn < PUBLICATIONS; turn += 1) {
    times.push(await publish())
    await sleep(100)
  }
  const { failed, slowest } = await visitors.end()
  times.sort((a, b) => a - b)
  const [median = 0, last = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
  const renders = (await readMetric('guide_replica_renders')) - before
  print(`${name}:`)
  check(
    Number.isFinite(last),
    `${times.length} publications are shown after ${Math.round(median)} ms (median), ${Math.round(last)} ms (slowest)`,
  )
  check(
    failed.length === 0,
    `${failed.length} requests failed${failed
      .slice(0, 3)
      .map((line) => ` (${line})`)
      .join(
        '',
      )}; the slowest took ${Math.round(slowest)} ms, and ${renders} renders read the replica`,
  )
}

const isUsed = async () => (await readMetric('guide_replica_up')) === 1
const isLeftOut = async () => (await readMetric('guide_replica_up')) === 0

/** Waits until a new page is read from the replica again. */
async function checkUsedAgain(): Promise<void> {
  const before = await readMetric('guide_replica_renders')
  let turn = 1_000_000
  const waited = await waitUntil(
    async () => {
      turn += 1
      await fetch(second.url + newPage(turn))
      return (await readMetric('guide_replica_renders')) > before
    },
    30_000,
    50,
  )
  check(Number.isFinite(waited), `the replica is read again after ${Math.round(waited)} ms`)
}

await waitUntil(isUsed, 30_000)
await tryPublications('The replica follows')

await query(replication.replicaUrl, 'select pg_wal_replay_pause()')
await tryPublications('The replica lags')
check((await readMetric('guide_replica_behind_seconds')) > 0, 'the metrics say that it is behind')
await query(replication.replicaUrl, 'select pg_wal_replay_resume()')
await checkUsedAgain()

replication.signalReplica('SIGKILL')
await tryPublications('The replica is killed')
check(await isLeftOut(), 'the metrics say that it is left out')
await replication.reviveReplica()
await checkUsedAgain()

replication.signalReplica('SIGSTOP')
await tryPublications('The replica is frozen')
check(await isLeftOut(), 'the metrics say that it is left out')
replication.signalReplica('SIGCONT')
await checkUsedAgain()

await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])
await replication.stop()
for (const folder of [template, ...folders]) rmSync(folder, { recursive: true, force: true })
finish()
