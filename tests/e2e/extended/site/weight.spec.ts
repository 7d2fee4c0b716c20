import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import {
  findMisses,
  layoutShiftsSoFar,
  measureFirstLoad,
  missesOfShifts,
  phoneScreen,
} from '../../../../bench/pages/first-load'
import { crowdedCommunities, type PageTarget, pageTargets } from '../../../../bench/pages/targets'
import { createDeferred } from '../../../create-deferred'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// These tests start their own guide: after a change by another test, a page is rendered again, and its
// next visit gets it compressed fast.
test.describe.configure({ mode: 'default' })

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  guide = await startGuide(folder, { SEED: 'sample', RATE_LIMITS: 'off' })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

test.use({ ...phoneScreen })

/**
 * Waits until the server has compressed a cached page well, which it does in the background from the
 * second request on. A page that is rendered per request has no length.
 */
async function untilCompressedWell(
  request: APIRequestContext,
  { address, bytes }: PageTarget,
): Promise<void> {
  await expect
    .poll(async () => {
      const response = await request.get(guide.url + address, {
        headers: { 'accept-encoding': 'br' },
      })
      return Number(response.headers()['content-length'] ?? 0)
    })
    .toBeLessThanOrEqual(bytes.html)
}

for (const target of [...pageTargets, ...crowdedCommunities]) {
  test(`a first visit to ${target.address} stays within its size budget, fetches no data and has no layout shift`, async ({
    page,
    request,
  }) => {
    await untilCompressedWell(request, target)
    const load = await measureFirstLoad(page, guide.url + target.address)
    expect(load.bytes.javaScript, 'the measuring itself').toBeGreaterThan(0)
    expect(findMisses(load, target)).toEqual([])
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
  expect(missesOfShifts(await page.evaluate(layoutShiftsSoFar))).toEqual([])
})

test('every page of the site has a size budget', () => {
  const pages = readdirSync('src/app/(frontend)', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).replace(/^\.$/, ''))
    // Only staff open previews, and the sample content has no issue of the newsletter.
    .filter((route) => !route.startsWith('preview/') && route !== 'newsletter/[slug]')
  expect(pageTargets.map(({ route }) => route).sort()).toEqual(pages.sort())
})
