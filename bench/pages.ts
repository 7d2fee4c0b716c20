import { chromium } from '@playwright/test'
import { freePort } from '../scripts/launch/serve/free-port'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'
import { findMisses, measureFirstLoad, phoneScreen, totalShift } from './pages/first-load'
import { lighthouseMisses, medianFindings } from './pages/lighthouse'
import { type PageTarget, pageTargets } from './pages/targets'
import { throughput } from './pages/throughput'

/**
 * Compares the bytes of a phone's first visit to each page, and the Lighthouse results (median of
 * five), with the targets: `npm run bench:pages -- http://localhost:3000`. The second argument is
 * the number of Lighthouse runs, 0 for none. Paths after it limit the measurement to these pages.
 * Without paths, it then measures requests per second on a guide of its own. Exits with code 1 when
 * a target is missed.
 */
const site = process.argv[2] ?? 'http://localhost:3000'
const runs = Number(process.argv[3] ?? 5)
const only = process.argv.slice(4)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
})

const weights: Record<string, string | number>[] = []
const marks: Record<string, string | number>[] = []
const misses: string[] = []

for (const target of pageTargets) {
  if (only.length > 0 && !only.includes(target.address)) continue
  const url = new URL(target.address, site).href
  const missed = [...(await weigh(target, url)), ...(await mark(target, url))]
  misses.push(...missed.map((miss) => `${target.address}  ${miss}`))
}
await browser.close()
const rates = only.length > 0 ? undefined : await throughput()
misses.push(...(rates?.misses ?? []))

// biome-ignore-start lint/suspicious/noConsole: the script prints its results
console.log('First visit, KiB on the wire (target)')
console.table(weights)
console.log(`Lighthouse on a phone, median of ${runs} (target)`)
console.table(marks)
if (rates) {
  console.log('Requests per second')
  console.table(rates.rows)
}
console.log(misses.length === 0 ? 'Every target is met.' : ['Missed:', ...misses].join('\n'))
// biome-ignore-end lint/suspicious/noConsole: see above
process.exit(misses.length === 0 ? 0 : 1)

async function weigh(target: PageTarget, url: string): Promise<string[]> {
  const context = await browser.newContext(phoneScreen)
  const load = await measureFirstLoad(await context.newPage(), url)
  await context.close()
  const { html, javaScript, css, fonts, pictures, all } = load.bytes
  const kib = (value: number) => (value / 1024).toFixed(1)
  weights.push({
    page: target.address,
    html: `${kib(html)} (${kib(target.bytes.html)})`,
    javaScript: `${kib(javaScript)} (${kib(target.bytes.javaScript)})`,
    css: kib(css),
    fonts: `${kib(fonts)} (${kib(target.bytes.fonts)})`,
    pictures: kib(pictures),
    all: `${kib(all)} (${kib(target.bytes.all)})`,
    documents: load.documentRequests,
    data: load.dataRequests.length,
    shift: totalShift(load.layoutShifts).toFixed(4),
  })
  return findMisses(load, target)
}

async function mark({ address, lighthouse }: PageTarget, url: string): Promise<string[]> {
  if (!lighthouse || runs === 0) return []
  const found = await medianFindings(url, port, runs)
  const { largestPaint, blocking, layoutShift } = found.metrics
  const paintTarget = lighthouse.largestPaint ? ` (${lighthouse.largestPaint})` : ''
  marks.push({
    page: address,
    performance: `${found.marks.performance} (${lighthouse.performance})`,
    accessibility: found.marks.accessibility,
    'best practices': found.marks['best-practices'],
    seo: found.marks.seo,
    'LCP ms': `${Math.round(largestPaint)}${paintTarget}`,
    'TBT ms': `${Math.round(blocking)} (${lighthouse.blocking})`,
    CLS: layoutShift.toFixed(4),
  })
  return lighthouseMisses(found, lighthouse)
}
