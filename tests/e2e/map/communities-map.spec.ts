import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const map = (page: Page) => page.getByRole('region', { name: 'Map of communities', exact: true })
const marker = (page: Page, name: RegExp | string) => map(page).getByRole('button', { name })
const anyPrice = /, (from \$|Call for pricing)/

/** Opens the page and waits until the map is ready. */
async function openMap(page: Page, address = '/communities') {
  await page.goto(address)
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
}

test('the map sends no request to Google or to the API', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openMap(page)
  expect(scripts.filter((url) => url.includes('googleapis'))).toEqual([])
  expect(scripts.filter((url) => url.includes('/api/'))).toEqual([])
})

test('Show Filtered shows only the matching communities on the map, Show All shows all again', async ({
  page,
}) => {
  await openMap(page, '/communities?q=villa%20serena')
  await expect(marker(page, /^Villa Serena/)).toBeVisible()
  await expect(marker(page, anyPrice)).toHaveCount(1)
  await page.getByRole('button', { name: 'Show All' }).click()
  await expect(marker(page, /communities, zoom in$/).first()).toBeVisible()
})

test('a marker opens the card of its community, which links to the page and to the list', async ({
  page,
}) => {
  await openMap(page, '/communities?q=villa%20serena')
  await marker(page, /^Villa Serena/).click()
  const card = map(page).getByRole('article', { name: 'Villa Serena' })
  await expect(card).toContainText('Schertz, Texas')
  await expect(card.getByRole('link', { name: 'View community' })).toHaveAttribute(
    'href',
    '/communities/villa-serena',
  )
  await page.getByRole('button', { name: 'Show All' }).click()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await card.getByRole('button', { name: 'Show in list' }).click()
  const inList = page.getByRole('link', { name: /Villa Serena$/ })
  await expect(inList.and(page.locator(':focus'))).toBeInViewport()
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('button', { name: 'Close Villa Serena' }).click()
  await expect(card).toBeHidden()
})

test('hovering a card in the list highlights its marker', async ({ page }) => {
  await openMap(page, '/communities?q=villa%20serena')
  const pill = marker(page, /^Villa Serena/)
  await expect(pill).not.toHaveAttribute('data-highlighted')
  await page.getByRole('article').filter({ hasText: 'Villa Serena' }).last().hover()
  await expect(pill).toHaveAttribute('data-highlighted')
})

test('Show Schools adds schools to the map, Hide Schools removes them', async ({ page }) => {
  await openMap(page, '/communities?q=villa%20serena')
  const schools = map(page).getByRole('img', { name: /approximate location/ })
  await expect(schools).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Schools' }).click()
  await expect(schools.first()).toBeVisible()
  await page.getByRole('button', { name: 'Hide Schools' }).click()
  await expect(schools).toHaveCount(0)
})

test('clusters and cards can be opened and closed by keyboard', async ({ page }) => {
  await openMap(page)
  const cluster = marker(page, /communities, zoom in$/).first()
  await cluster.focus()
  await page.keyboard.press('Enter')
  await openMap(page, '/communities?q=villa%20serena')
  await marker(page, /^Villa Serena/).focus()
  await page.keyboard.press('Enter')
  const card = map(page).getByRole('article', { name: 'Villa Serena' })
  await expect(card).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(marker(page, /^Villa Serena/)).toBeFocused()
})

test('without an API key the first six communities are listed below the map with a note', async ({
  page,
}) => {
  await openMap(page)
  await expect(map(page)).toHaveAttribute('data-engine', 'keyless')
  const fallback = page.getByRole('region', { name: 'First communities on the map' })
  await expect(fallback.getByRole('listitem')).toHaveCount(6)
  await expect(fallback).toContainText('API key is required')
})
