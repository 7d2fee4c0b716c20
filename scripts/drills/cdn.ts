import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGuide } from '../../tests/e2e/setup/guide'
import { scratchFolder } from '../../tests/scratch-folder'
import { freePort } from '../launch/serve/free-port'
import { check, expect, finish, print, waitUntil } from './report'

/**
 * Puts Varnish (packages varnish and varnish-modules) in front of the guide with its sample content, and
 * measures how many pages it answers, how long a publication takes to be visible through it, what a purge
 * does that fails, and an outage of the guide. Run `npm run drill -- cdn`; it takes some minutes.
 */
const CHANGES = 10
/** Milliseconds within which a publication is visible (the target), and after a purge that failed. */
const VISIBLE_MS = 3000
const ADMIN = { email: 'drill@guide.example', password: 'Only-for-this-drill-1' }

if (spawnSync('varnishd', ['-V']).error) {
  print('varnishd is missing. On Debian: apt-get install varnish varnish-modules')
  process.exit(1)
}

const folder = scratchFolder()
const port = await freePort()
const varnishUrl = `http://127.0.0.1:${port}`
const guide = await startGuide(folder, {
  SEED: 'sample',
  RATE_LIMITS: 'off',
  CDN: 'varnish',
  CDN_PURGE_URL: varnishUrl,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})

const vcl = path.join(folder, 'guide.vcl')
writeFileSync(
  vcl,
  readFileSync('deploy/varnish/guide.vcl', 'utf8').replace(
    '"3000"',
    `"${new URL(guide.url).port}"`,
  ),
)
const varnish: ChildProcess = spawn(
  'varnishd',
  ['-F', '-j', 'none', '-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', vcl],
  { stdio: 'ignore', detached: true },
)
/** Sends a signal to both processes of Varnish. */
const signalVarnish = (signal: NodeJS.Signals) => process.kill(-(varnish.pid ?? 0), signal)

const get = (page: string) => fetch(varnishUrl + page, { signal: AbortSignal.timeout(10_000) })
const isHit = ({ headers }: Response) => headers.get('cache-status') === 'varnish; hit'

await waitUntil(async () => (await get('/')).ok, 30_000)
// A start purges everything, and again three seconds later.
await sleep(4000)

const sitemap = await (await fetch(`${guide.url}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
)
let misses: string[] = []
for (let pass = 0; pass < 2; pass += 1) {
  misses = []
  for (const page of pages) {
    const response = await get(page)
    await response.arrayBuffer()
    expect(response.ok, `${page} answered ${response.status}`)
    if (!isHit(response)) misses.push(page)
  }
}
// A page whose content changes with the time, such as that of the events, is held for a short time only.
check(
  misses.length <= pages.length / 100,
  `${pages.length - misses.length} of ${pages.length} pages are hits in the second pass; the others: ${misses.join(' ')}`,
)

const community = pages.find((page) => /^\/communities\/[^/]+$/.test(page)) ?? ''
const page = await get(community)
const [, nonce = ''] =
  /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
expect(
  nonce !== '' && (await page.text()).includes(`nonce="${nonce}"`),
  'a stored page has another nonce than its policy',
)

const headers = {
  origin: guide.url,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
}
const signedIn = await fetch(`${guide.url}/cms/api/users/login`, {
  method: 'POST',
  headers,
  body: JSON.stringify(ADMIN),
})
const { token } = (await signedIn.json()) as { token: string }
const authorized = { ...headers, authorization: `JWT ${token}` }
const slug = community.split('/').at(-1) ?? ''
const found = await fetch(
  `${guide.url}/cms/api/communities?depth=0&where[slug][equals]=${encodeURIComponent(slug)}`,
  { headers: authorized },
)
const [{ id }] = ((await found.json()) as { docs: [{ id: number }] }).docs

async function publish(name: string): Promise<void> {
  const response = await fetch(`${guide.url}/cms/api/communities/${id}`, {
    method: 'PATCH',
    headers: authorized,
    body: JSON.stringify({ name, _status: 'published' }),
  })
  expect(response.ok, `publishing answered ${response.status}`)
}
const isVisible = (name: string) => async () => (await (await get(community)).text()).includes(name)

const times: number[] = []
for (let change = 0; change < CHANGES; change += 1) {
  const name = `Drill ${change} Ranch`
  await publish(name)
  times.push(await waitUntil(isVisible(name), 2 * VISIBLE_MS))
}
const round = (values: readonly number[]) => values.map((value) => Math.round(value)).join(', ')
check(
  Math.max(...times) < VISIBLE_MS,
  `Milliseconds from each publication to its first view: ${round(times)}`,
)
await sleep(4000)
await get(community)
expect(isHit(await get(community)), 'the page is no hit after the second purge')

signalVarnish('SIGSTOP')
await publish('Drill Frozen Ranch')
await sleep(6000)
signalVarnish('SIGCONT')
const afterFailure = await waitUntil(isVisible('Drill Frozen Ranch'), 10 * VISIBLE_MS)
check(
  Number.isFinite(afterFailure),
  `Milliseconds from the end of six seconds in which Varnish hung: ${Math.round(afterFailure)}`,
)
expect(guide.output.includes('purging the CDN failed'), 'the failed purge is not in the log')

await sleep(4000)
for (const page of pages) await (await get(page)).arrayBuffer()
await guide.end('SIGTERM')
await sleep(6000)
const statuses = await Promise.all(pages.map(async (page) => (await get(page)).status))
const answered = statuses.filter((status) => status === 200).length
check(
  answered === pages.length,
  `${answered} of ${pages.length} pages are answered by Varnish while the guide is stopped`,
)

signalVarnish('SIGKILL')
rmSync(folder, { recursive: true, force: true })
finish()
