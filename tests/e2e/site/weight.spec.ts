import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Request } from '@playwright/test'
import {
  layoutShiftSoFar,
  measureFirstLoad,
  missesOf,
  phoneScreen,
} from '../../../bench/pages/first-load'
import { LAYOUT_SHIFT, pageTargets } from '../../../bench/pages/targets'
import { createDeferred } from '../create-deferred'
import { expect, test } from '../fixtures'

test.use(phoneScreen)

for (const target of pageTargets) {
  test(`a first visit to ${target.address} stays within its size budget, fetches no data and has no layout shift`, async ({
    page,
    baseURL,
  }) => {
    const load = await measureFirstLoad(page, `${baseURL}${target.address}`)
    expect(load.bytes.javaScript, 'the measuring itself').toBeGreaterThan(0)
    expect(missesOf(load, target)).toEqual([])
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

test('scripts of all pages request eager compilation', async ({ request }) => {
  const scriptsOf = async (address: string) => {
    const html = await (await request.get(address)).text()
    return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src = '']) => src)
  }
  const [home, privacy] = await Promise.all(['/', '/privacy-policy'].map(scriptsOf))
  const shared = home?.filter((src) => privacy?.includes(src)) ?? []
  expect(shared.length).toBeGreaterThan(0)
  for (const src of shared) {
    expect(await (await request.get(src)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('every page of the site has a size budget', () => {
  const pages = readdirSync('src/app/(frontend)', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).replace(/^\.$/, ''))
    // Only staff open previews.
    .filter((route) => !route.startsWith('preview/'))
  expect(pageTargets.map(({ route }) => route).sort()).toEqual(pages.sort())
})

test.describe('a link prefetches its page', () => {
  const builders = (request: Request) =>
    new URL(request.url()).pathname === '/builders' && 'rsc' in request.headers()

  test('on hover', async ({ page }) => {
    await page.goto('/no-such-page')
    const fetched = page.waitForRequest(builders)
    await page.getByRole('link', { name: 'Find a builder' }).hover()
    await fetched
  })

  test('on focus', async ({ page }) => {
    await page.goto('/no-such-page')
    const fetched = page.waitForRequest(builders)
    await page.getByRole('link', { name: 'Find a builder' }).focus()
    await fetched
  })
})
