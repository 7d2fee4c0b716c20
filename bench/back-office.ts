import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'

/**
 * Measures how long screens of the back office take until an editor can use them, in a browser with
 * an empty cache and once more with a full one. With two addresses each screen is loaded in turn
 * from both, and the last column is the second divided by the first:
 * `ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run bench:back-office -- http://localhost:3000 http://localhost:3100`.
 */
const sites = process.argv.slice(2)
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
if (sites.length === 0 || !email || !password) {
  throw new Error('Give one or two addresses, and an admin as ADMIN_EMAIL and ADMIN_PASSWORD.')
}
const ROUNDS = 7

/** A collection for the form of its latest document, or the path of another screen. */
const screens = [
  'communities',
  'builders',
  'floor-plans',
  'homes',
  'blog-posts',
  '/communities',
  '/',
]

interface Load {
  /** Milliseconds from the request until a control reacts. */
  readonly usable: number
  /** Milliseconds in which the main thread was busy until the network was idle. */
  readonly busy: number
  readonly kib: number
}

interface Session {
  readonly site: string
  readonly context: BrowserContext
}

const headers = (site: string) => ({ origin: site, 'sec-fetch-site': 'same-origin' })

async function signIn(browser: Browser, site: string): Promise<Session> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const response = await context.request.post(`${site}/cms/api/users/login`, {
    data: { email, password },
    headers: headers(site),
  })
  if (!response.ok()) throw new Error(`${site} refused the sign-in (${response.status()}).`)
  return { site, context }
}

async function findPath({ site, context }: Session, screen: string): Promise<string> {
  if (screen === '/') return '/admin'
  if (screen.startsWith('/')) return `/admin/collections${screen}`
  const url = `${site}/cms/api/${screen}?limit=1&depth=0&sort=id`
  const { docs } = await (await context.request.get(url, { headers: headers(site) })).json()
  return `/admin/collections/${screen}/${docs[0].id}`
}

/** Runs in the browser. React marks an element whose events it handles with its properties. */
function reacts(): boolean {
  const control =
    document.querySelector<HTMLInputElement>('form .field-type input[type="text"]') ??
    document.querySelector('main a, table a, .dashboard a')
  return (
    control !== null &&
    !control.matches(':disabled') &&
    Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  )
}

async function load({ site, context }: Session, path: string, isCold: boolean): Promise<Load> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Performance.enable')
  if (isCold) await client.send('Network.clearBrowserCache')
  const began = performance.now()
  await page.goto(site + path, { waitUntil: 'commit' })
  await page.waitForFunction(reacts, null, { polling: 'raf' })
  const usable = performance.now() - began
  await page.waitForLoadState('networkidle')
  const { metrics } = await client.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  await page.close()
  return { usable, busy: task * 1000, kib: bytes / 1024 }
}

const findMedian = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(sessions: readonly Session[], screen: string, isCold: boolean) {
  const loads = sessions.map((): Load[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, session] of sessions.entries()) {
      loads[index]?.push(await load(session, await findPath(session, screen), isCold))
    }
  }
  const medians = (key: keyof Load) => loads.map((some) => findMedian(some.map((one) => one[key])))
  const show = (values: readonly number[]) => values.map((value) => Math.round(value)).join(' → ')
  const usable = medians('usable')
  const [first = 1, second] = usable
  return {
    screen,
    cache: isCold ? 'empty' : 'full',
    'usable ms': show(usable),
    'busy ms': show(medians('busy')),
    KiB: show(medians('kib')),
    ...(second !== undefined && { ratio: (second / first).toFixed(2) }),
  }
}

const browser = await chromium.launch({ executablePath: systemChromium(), args: [...chromiumArgs] })
const sessions = await Promise.all(sites.map((site) => signIn(browser, site)))
const rows: object[] = []
for (const screen of screens) {
  rows.push(await measure(sessions, screen, true), await measure(sessions, screen, false))
}
await browser.close()
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.table(rows)
