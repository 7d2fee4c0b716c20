import { chromium } from '@playwright/test'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'

/**
 * What a phone loads on its first visit to a page: kilobytes on the wire by kind, data requests,
 * and how much the layout shifts. `npm run bench:first-load -- http://localhost:3000`.
 */
const site = process.argv[2] ?? 'http://localhost:3000'
const pages = [
  '/',
  '/communities',
  '/communities/villa-serena',
  '/blog',
  '/blog/where-the-trails-really-connect',
  '/no-such-page',
]
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const

type Kind = (typeof kinds)[number]

const isKind = (type: string): type is Kind => (kinds as readonly string[]).includes(type)

const browser = await chromium.launch({ executablePath: systemChromium(), args: [...chromiumArgs] })
const rows: Record<string, string | number>[] = []

for (const path of pages) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const bytes: Record<Kind, number> = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0 }
  let dataRequests = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type)
    if (new URL(response.url).pathname.startsWith('/api/')) dataRequests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    if (isKind(type)) bytes[type] += encodedDataLength
  })
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  const sizes = kinds.map((kind) => [kind, (bytes[kind] / 1024).toFixed(1)] as const)
  rows.push({ path, ...Object.fromEntries(sizes), dataRequests, shift: shift.toFixed(4) })
  await context.close()
}

await browser.close()
// biome-ignore lint/suspicious/noConsole: the table is what this script is for
console.table(rows)
