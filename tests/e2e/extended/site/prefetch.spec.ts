import type { Locator, Page, Request } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'

const asksForPage = (request: Request) =>
  'rsc' in request.headers() || request.isNavigationRequest()

/** Records the documents and page data that the browser requests from now on. */
function recordPages(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (asksForPage(request)) requested.push(new URL(request.url()).pathname)
  })
  return requested
}

/** Resolves when the page behind a link was prefetched: its segments first, then its data. */
async function prefetched(page: Page, path: string): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => {
    const isList = 'next-router-segment-prefetch' in request.headers()
    return asksForPage(request) && !isList && new URL(request.url()).pathname === path
  })
}

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test('links in view are not prefetched, and a page whose link was hovered or focused opens without a request', async ({
  page,
}) => {
  await visit(page, '/communities')
  const requested = recordPages(page)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])

  for (const [name, path, title, show, open] of [
    [
      'Builders',
      '/builders',
      'Home builders',
      (link: Locator) => link.hover(),
      (link: Locator) => link.click(),
    ],
    [
      'Get Newsletter',
      '/newsletter',
      'The guide, in your inbox',
      (link: Locator) => link.focus(),
      (link: Locator) => link.press('Enter'),
    ],
  ] as const) {
    await test.step(`${name} is prefetched, and opens without a request`, async () => {
      const isPrefetched = prefetched(page, path)
      await show(inHeader(page, name))
      await isPrefetched
      requested.length = 0
      await open(inHeader(page, name))
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(requested).toEqual([])
    })
  }
})

test('back and forward restore the filters and the place on the page, without a request', async ({
  page,
}) => {
  await visit(page, '/communities?city=Boerne')
  const card = page.getByRole('main').getByRole('article').last()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const link = card.getByRole('link', { name }).first()
  const isPrefetched = prefetched(page, (await link.getAttribute('href')) ?? '')
  await link.hover()
  await isPrefetched
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  // On a slow phone, the new page is still scrolling to the top when the visitor goes back.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const requested = recordPages(page)
  await page.goBack()
  await expect(page).toHaveURL('/communities?city=Boerne')
  await expect(card.getByRole('heading')).toHaveText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The pointer may rest on another card, whose page is prefetched.
  expect(requested).not.toContain('/communities')
  expect(requested).not.toContain(new URL(page.url()).pathname)
})
