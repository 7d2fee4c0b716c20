import { rmSync } from 'node:fs'
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'
import { startGuide } from '../tests/e2e/setup/guide'
import { diskFolder } from './disk-folder'

/**
 * Measures the time from the click on a prefetched link to the first frame of the new page, in
 * milliseconds. Run `npm run bench:navigation` after a build.
 */
const RUNS = 9

/** Time for the prefetch, in milliseconds. */
const PREFETCHED_IN = 1000

const folder = diskFolder()
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

/** The times of the Paint Timing specification, which TypeScript does not know yet. */
type PaintedEntry = PerformanceEntry & {
  readonly paintTime: number
  readonly presentationTime: number
}

interface HeadingTimes {
  /** Until the frame with the new heading is rendered, in milliseconds after the click. */
  readonly rendered: number
  /** Until that frame is on the screen, which also waits for the rasterizer and the compositor. */
  readonly shown: number
}

/**
 * Measures the first frame with another heading of level 1 by the Element Timing API. Runs in the
 * browser, where the helper with which tsx names inner functions is missing.
 */
function timesOfNewHeading(): Promise<HeadingTimes> {
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
    new PerformanceObserver((list) => {
      for (const { paintTime, presentationTime } of list.getEntries() as PaintedEntry[]) {
        resolve({ rendered: paintTime - clickedAt, shown: presentationTime - clickedAt })
      }
    }).observe({ type: 'element' })
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading || heading.textContent === before) return
      observer.disconnect()
      heading.setAttribute('elementtiming', 'heading')
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

const median = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[(RUNS - 1) / 2] ?? 0)

try {
  const rows = []
  for (const { from, to, link: find } of journeys) {
    const times: HeadingTimes[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(guide.url + from, { waitUntil: 'networkidle' })
      await find(page).hover()
      await page.waitForTimeout(PREFETCHED_IN)
      const measured = page.evaluate(timesOfNewHeading)
      await find(page).click()
      times.push(await measured)
      await page.waitForURL(guide.url + to)
      await page.close()
    }
    const shown = times.map((time) => time.shown)
    rows.push({
      from,
      to,
      rendered: median(times.map((time) => time.rendered)),
      shown: median(shown),
      longest: Math.round(Math.max(...shown)),
    })
  }
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(rows)
} finally {
  await browser.close()
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
