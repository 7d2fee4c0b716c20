import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import {
  layoutShiftSoFar,
  measureFirstLoad,
  missesOf,
  phoneScreen,
} from '../../../bench/pages/first-load'
import {
  crowdedCommunities,
  LAYOUT_SHIFT,
  type PageTarget,
  pageTargets,
} from '../../../bench/pages/targets'
import { createDeferred } from '../create-deferred'
import { expect, test } from '../fixtures'

test.use({ ...phoneScreen, isIsolated: true })

/**
 * The bytes of a cached page once the server has compressed it well, which it does in the background
 * from the second request on. A page that is rendered per request has no length.
 */
async function wellCompressedSize(
  request: APIRequestContext,
  { address, bytes }: PageTarget,
): Promise<number | undefined> {
  let size: string | undefined
  await expect
    .poll(async () => {
      const response = await request.get(address, { headers: { 'accept-encoding': 'br' } })
      size = response.headers()['content-length']
      return Number(size ?? 0)
    })
    .toBeLessThanOrEqual(bytes.html)
  return size === undefined ? undefined : Number(size)
}

for (const target of [...pageTargets, ...crowdedCommunities]) {
  test(`a first visit to ${target.address} stays within its size budget, fetches no data and has no layout shift`, async ({
    page,
    request,
    baseURL,
  }) => {
    const size = await wellCompressedSize(request, target)
    const load = await measureFirstLoad(page, `${baseURL}${target.address}`)
    expect(load.bytes.javaScript, 'the measuring itself').toBeGreaterThan(0)
    // A change in another test has the page rendered again, and compressed fast for this visit.
    const html = size ?? load.bytes.html
    expect(missesOf({ ...load, bytes: { ...load.bytes, html } }, target)).toEqual([])
  })
}

test('late fonts cause no layout shift', async ({ page }) => {
  const drawn = createDeferred()
  await page.route(/\.woff2$/, async (route) => {
    await drawn.promise
    await route.continue()
  })
  await page.goto('/resources/events', { waitUntil: 'domcontentloaded' })
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
      }),
  )
  const fonts = page.waitForResponse(/\.woff2$/)
  drawn.resolve()
  await (await fonts).finished()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(layoutShiftSoFar)).toBeLessThanOrEqual(LAYOUT_SHIFT)
})

test('every page of the site has a size budget', () => {
  const pages = readdirSync('src/app/(frontend)', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).replace(/^\.$/, ''))
    // Only staff open previews.
    .filter((route) => !route.startsWith('preview/'))
  expect(pageTargets.map(({ route }) => route).sort()).toEqual(pages.sort())
})
