import { rmSync } from 'node:fs'
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'
import { startGuide } from '../tests/e2e/setup/guide'
import { scratchFolder } from '../tests/scratch-folder'

/**
 * Measures the time from the click on a prefetched link to the first paint of the new page, in
 * milliseconds. Run `npm run bench:navigation` after a build.
 */
const RUNS = 5

/** Time for the prefetch, in milliseconds. */
const PREFETCHED_IN = 1000

const folder = scratchFolder()
const guide = await startGuide(folder, { SEED: 'sample', RATE_LIMITS: 'off' })
const browser = await chromium.launch({ executablePath: systemChromium(), args: [...chromiumArgs] })

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first()

const journeys: readonly {
  readonly from: string
  readonly to: string
  readonly link: (page: Page) => Locator
}[] = [
  {
    from: '/',
    to: '/communities',
    link: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Communities' }),
  },
  {
    from: '/communities',
    to: '/communities/villa-serena',
    link: (page) => link(page, 'Villa Serena'),
  },
  {
    from: '/communities/villa-serena',
    to: '/communities',
    link: (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last(),
  },
  {
    from: '/blog',
    to: '/blog/choosing-the-right-home-builder',
    link: (page) => page.locator('a[href="/blog/choosing-the-right-home-builder"]').first(),
  },
]

/**
 * Waits for the first paint with another heading of level 1. Runs in the browser, where the helper
 * with which tsx names inner functions is missing.
 */
function millisecondsToNewHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent
  return new Promise((resolve) => {
    let clickedAt = 0
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        clickedAt = timeStamp
      },
      { capture: true, once: true },
    )
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (!heading || heading === before) return
      observer.disconnect()
      // A message is handled after the frame that the callback belongs to.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clickedAt)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

try {
  const rows = []
  for (const { from, to, link: find } of journeys) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(guide.url + from, { waitUntil: 'networkidle' })
      await find(page).hover()
      await page.waitForTimeout(PREFETCHED_IN)
      const measured = page.evaluate(millisecondsToNewHeading)
      await find(page).click()
      times.push(await measured)
      await page.waitForURL(guide.url + to)
      await page.close()
    }
    const sorted = times.toSorted((a, b) => a - b)
    rows.push({ from, to, median: Math.round(sorted[2] ?? 0), longest: Math.round(sorted[4] ?? 0) })
  }
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(rows)
} finally {
  await browser.close()
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
