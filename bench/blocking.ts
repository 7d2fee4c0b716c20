import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { z } from 'zod'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'
import { phoneScreen } from './pages/first-load'

/**
 * Measures the long tasks that block early taps, as processor time of the main thread, which other
 * programs on the machine hardly affect:
 * `npm run bench:blocking -- http://localhost:3000 / /communities`. Each page is loaded seven
 * times. Task durations are multiplied by four, the CPU slowdown of Lighthouse's phone.
 */
const site = process.argv[2] ?? 'http://localhost:3000'
const addresses = process.argv.length > 3 ? process.argv.slice(3) : ['/']
const LOADS = 7
const SLOWER = 4
/** The minimum duration of a long task, in milliseconds. */
const LONG = 50

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Processor time in microseconds. */
  tdur: z.number().optional(),
})
const trace = z.object({ traceEvents: z.array(event) })

interface Load {
  /** The time of each task beyond 50 ms, in milliseconds on the slower phone. */
  readonly blocking: number
  /** In milliseconds on this machine. */
  readonly busy: number
  readonly longest: number
}

async function load(browser: Browser, url: string): Promise<Load> {
  const file = path.join(tmpdir(), `guide-blocking-${process.pid}.json`)
  const page = await (await browser.newContext(phoneScreen)).newPage()
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'], path: file })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await browser.stopTracing()
  const { traceEvents } = trace.parse(JSON.parse(await readFile(file, 'utf8')))
  await rm(file)
  const script = traceEvents.find(({ name }) => name === 'EvaluateScript')
  const tasks = traceEvents
    .filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && pid === script?.pid && tid === script.tid,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task * SLOWER - LONG), 0),
    busy: tasks.reduce((sum, task) => sum + task, 0),
    longest: Math.max(...tasks),
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const rows: Record<string, string | number>[] = []
for (const address of addresses) {
  const url = new URL(address, site).href
  await (await fetch(url)).arrayBuffer()
  const loads: Load[] = []
  for (let count = 0; count < LOADS; count += 1) {
    const browser = await chromium.launch({
      executablePath: systemChromium(),
      args: [...chromiumArgs],
    })
    loads.push(await load(browser, url))
    await browser.close()
  }
  rows.push({
    page: address,
    'blocking ms': Math.round(median(loads.map(({ blocking }) => blocking))),
    'busy ms': Math.round(median(loads.map(({ busy }) => busy))),
    'longest task ms': Math.round(median(loads.map(({ longest }) => longest))),
  })
}
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.table(rows)
