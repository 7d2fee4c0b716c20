import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const summary = (page: Page) => page.locator('[aria-live=polite]').first()

test('lists every community: featured ones as full cards, the rest as small ones', async ({
  page,
}) => {
  await page.goto('/communities')
  await expect(summary(page)).toHaveText('63 communities')
  await expect(page.getByRole('heading', { name: 'Featured Communities' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Additional Communities' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('button', { name: /^Show \d+ more communities$/ }).click()
  await expect(page.getByRole('article')).toHaveCount(63)
})

test('narrows by city and price in the address, and goes back through it', async ({ page }) => {
  await page.goto('/communities')
  await page.getByLabel('City', { exact: true }).selectOption('Boerne')
  await expect(page).toHaveURL('/communities?city=Boerne')
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.getByLabel('Price', { exact: true }).selectOption({ label: '$500k+' })
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000,')
  for (const card of await page.getByRole('article').all())
    await expect(card).toContainText('Boerne, Texas')
  await page.reload()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('500000,')
  await page.goBack()
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.goBack()
  await expect(summary(page)).toHaveText('63 communities')
})

test('removes one filter at a time, or all', async ({ page }) => {
  await page.goto('/communities?city=Boerne&price=500000&featured=true')
  await page.getByRole('button', { name: 'Remove filter Featured' }).click()
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(summary(page)).toHaveText('63 communities')
})

test('says so when nothing matches, and offers the way out', async ({ page }) => {
  await page.goto('/communities?q=atlantis')
  await expect(page.getByText('No communities found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).last().click()
  await expect(summary(page)).toHaveText('63 communities')
})

test.describe('the links of the footer', () => {
  for (const [label, expected] of [
    ['Luxury Communities', '$500k+'],
    ['Featured Communities', 'Featured'],
    ['New Communities', 'New'],
  ] as const) {
    test(`${label} lead to a filtered list`, async ({ page }) => {
      await page.goto('/communities/villa-serena')
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
      await expect(page.getByRole('button', { name: `Remove filter ${expected}` })).toBeVisible()
      await expect(summary(page)).toContainText('of 63 communities match')
    })
  }
})

test('finds by name while typing, and sorts', async ({ page }) => {
  await page.goto('/communities')
  await page.getByRole('searchbox').fill('ridge')
  await expect(summary(page)).toContainText('of 63 communities match')
  await expect(page).toHaveURL('/communities?q=ridge')
  await page.goto('/communities?sort=price&featured=true')
  const prices = await page
    .getByRole('article')
    .getByText(/^\$[\d,]+$/)
    .allTextContents()
  const numbers = prices.map((price) => Number(price.replace(/\D/g, '')))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers.length).toBeGreaterThan(5)
})

test('asks for no data on the first load', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/communities', '/communities/villa-serena']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the first 24, filters by a form, and reads every community', async ({ page }) => {
    await page.goto('/communities')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByLabel('City', { exact: true }).selectOption('Schertz')
    await page.getByRole('button', { name: 'Show homes' }).click()
    for (const card of await page.getByRole('article').all())
      await expect(card).toContainText('Schertz, Texas')
    await page.goto('/communities/villa-serena')
    await expect(page.getByRole('heading', { name: 'About the community' })).toBeVisible()
  })
})
