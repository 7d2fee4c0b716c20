import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, test, visit } from '../../fixtures'

/** Holds requests back until the returned function is called. */
async function hold(page: Page, urls: string): Promise<() => void> {
  const { promise, resolve } = createDeferred()
  await page.route(urls, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The paths of the scripts that the browser requests from now on. */
function recordScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url())
  })
  return requested
}

test('scripts load after the pictures of the first screen', async ({ page }) => {
  const requested = recordScripts(page)
  const release = await hold(page, '**/media/hero-1*')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(requested).toEqual([])
  release()
  await expect.poll(() => requested.length).toBeGreaterThan(0)
})

test('a key loads the scripts at once', async ({ page }) => {
  const requested = recordScripts(page)
  const release = await hold(page, '**/media/hero-1*')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  release()
})

test('text typed before the scripts load filters the list', async ({ page }) => {
  const release = await hold(page, '**/_next/static/**/*.js')
  await page.goto('/builders', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('quarry eleven miles')
  release()
  await expect(page.locator('main [aria-live=polite]')).toHaveText('1 builder found')
  await expect(page.getByRole('searchbox')).toHaveValue('quarry eleven miles')
})

/** Records the numbers of cards and of their pictures in each state of the page that has cards. */
async function recordCards(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const counts: string[] = []
    Object.assign(window, { counts })
    new MutationObserver(() => {
      const cards = document.querySelectorAll('main [data-community]').length
      const pictures = document.querySelectorAll('main [data-community] img').length
      const count = `${cards} with ${pictures} pictures`
      if (cards > 0 && counts.at(-1) !== count) counts.push(count)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate<string[]>('counts')
}

test('a prefetched list shows the text of its first card before the rest', async ({ page }) => {
  await visit(page, '/about')
  const link = page.getByRole('banner').getByRole('link', { name: 'Communities' })
  // The data of the page, after that of its route.
  const prefetched = page.waitForResponse((response) => {
    const headers = response.request().headers()
    return 'rsc' in headers && !('next-router-segment-prefetch' in headers)
  })
  await link.hover()
  await (await prefetched).finished()
  await page.waitForLoadState('networkidle')
  const counts = await recordCards(page)
  await link.click()
  await expect(page.locator('main [data-community]')).toHaveCount(24)
  expect(await counts()).toEqual(['1 with 0 pictures', '24 with 24 pictures'])
})

test('Back shows all cards of a list at once, so that the place on the page exists', async ({
  page,
}) => {
  await visit(page, '/communities')
  await page.getByRole('banner').getByRole('link', { name: 'Builders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home builders')
  const counts = await recordCards(page)
  await page.goBack()
  await expect(page.locator('main [data-community]')).toHaveCount(24)
  expect(await counts()).toEqual(['24 with 24 pictures'])
})
