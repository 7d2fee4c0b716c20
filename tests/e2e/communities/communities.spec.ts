import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const summary = (page: Page) => page.getByRole('main').getByRole('status')
const bar = (page: Page) => page.getByRole('search', { name: 'Communities' })
const panel = (page: Page) => page.getByRole('search', { name: 'Filters' })
const toolbar = (page: Page) => page.getByRole('region', { name: 'Map' })
const featured = (page: Page) =>
  page.getByRole('region', { name: 'Featured Communities' }).getByRole('article')
const additional = (page: Page) =>
  page.getByRole('region', { name: 'Additional Communities' }).getByRole('article')

test('lists all communities: featured ones as full cards, the rest as small ones', async ({
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

test('filters by city and price in the URL, and supports back', async ({ page }) => {
  await page.goto('/communities')
  await bar(page).getByLabel('City', { exact: true }).selectOption('Boerne')
  await expect(page).toHaveURL('/communities?city=Boerne')
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await bar(page).getByLabel('Price', { exact: true }).selectOption({ label: '$500k+' })
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000,')
  await expect(summary(page)).toHaveText('4 of 63 communities match')
  for (const card of await page.getByRole('article').all())
    await expect(card).toContainText('Boerne, Texas')
  await page.reload()
  await expect(bar(page).getByLabel('Price', { exact: true })).toHaveValue('500000,')
  await page.goBack()
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.goBack()
  await expect(summary(page)).toHaveText('63 communities')
})

test('restores the filters after a visit to a community, and supports further back steps', async ({
  page,
}) => {
  await page.goto('/communities')
  await bar(page).getByLabel('City', { exact: true }).selectOption('Boerne')
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/communities\/[a-z0-9-]+/)
  await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/communities?city=Boerne')
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.goBack()
  await expect(summary(page)).toHaveText('63 communities')
  await page.goForward()
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await bar(page).getByLabel('City', { exact: true }).selectOption('New Braunfels')
  await expect(page).toHaveURL('/communities?city=New+Braunfels')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Luxury|500/ })
    .first()
    .click()
  await expect(page).toHaveURL(/price=500000/)
  await expect(bar(page).getByLabel('City', { exact: true })).toHaveValue('all')
  await page.goBack()
  await expect(bar(page).getByLabel('City', { exact: true })).toHaveValue('New Braunfels')
})

test('removes one filter at a time, or all', async ({ page }) => {
  await page.goto('/communities?city=Boerne&price=500000&featured=true')
  await page.getByRole('button', { name: 'Remove filter Featured' }).click()
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(summary(page)).toHaveText('63 communities')
})

test('shows a message and a reset link when nothing matches', async ({ page }) => {
  await page.goto('/communities?q=atlantis')
  await expect(page.getByText('No communities found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).last().click()
  await expect(summary(page)).toHaveText('63 communities')
})

test.describe('the footer links', () => {
  for (const [label, expected] of [
    ['Luxury Communities', '$500k+'],
    ['Featured Communities', 'Featured'],
    ['New Communities', 'New'],
  ] as const) {
    test(`${label} open a filtered list`, async ({ page }) => {
      await page.goto('/communities/villa-serena')
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
      await expect(page.getByRole('button', { name: `Remove filter ${expected}` })).toBeVisible()
      await expect(summary(page)).toContainText('of 63 communities match')
    })
  }
})

test('searches by name while typing, and sorts', async ({ page }) => {
  await page.goto('/communities')
  await bar(page).getByRole('searchbox').fill('ridge')
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

test.describe('the toolbar', () => {
  test('counts all communities, or those that match the filters', async ({ page }) => {
    await page.goto('/communities')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive Community Map')
    const all = page.getByRole('button', { name: 'Show All' })
    const filtered = page.getByRole('button', { name: 'Show Filtered' })
    await expect(toolbar(page).getByText('63 communities', { exact: true })).toBeVisible()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await panel(page).getByLabel('Location').selectOption('Boerne')
    await expect(filtered).toHaveAttribute('aria-pressed', 'true')
    await expect(toolbar(page).getByText('7 communities', { exact: true })).toBeVisible()
    await all.click()
    await expect(toolbar(page).getByText('63 communities', { exact: true })).toBeVisible()
  })

  test('hides and shows the filters', async ({ page }) => {
    await page.goto('/communities')
    await page.getByRole('button', { name: 'Hide Filters' }).click()
    await expect(panel(page)).toBeHidden()
    await page.getByRole('button', { name: 'Show Filters' }).click()
    await expect(panel(page)).toBeVisible()
  })
})

test.describe('the side filters', () => {
  test('filters by price range, location, builder and amenities in the URL', async ({ page }) => {
    await page.goto('/communities')
    const side = panel(page)
    await side.getByLabel('Price range').selectOption({ label: '$300k-$400k' })
    await side.getByLabel('Builder').selectOption({ label: 'Hearth & Hill' })
    await side.getByLabel('Location').selectOption('Boerne')
    await side.getByRole('checkbox', { name: 'Pools' }).check()
    await side.getByRole('checkbox', { name: 'Trails' }).check()
    await expect(page).toHaveURL(
      '/communities?price=300000,400000&builder=hearth-and-hill&city=Boerne&amenities=pools,trails',
    )
    await side.getByRole('button', { name: 'Clear All' }).click()
    await expect(page).toHaveURL('/communities')
    await expect(side.getByRole('checkbox', { name: 'Pools' })).not.toBeChecked()
    await expect(summary(page)).toHaveText('63 communities')
  })

  test('keeps choices from before hydration', async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/communities', { waitUntil: 'commit' })
    const side = panel(page)
    await side.getByLabel('Price range').selectOption({ label: '$300k-$400k' })
    await side.getByLabel('Builder').selectOption({ label: 'Hearth & Hill' })
    arrive()
    await expect(page).toHaveURL('/communities?price=300000,400000&builder=hearth-and-hill')
  })

  test('matches any of the selected amenities and shows the count of each', async ({ page }) => {
    await page.goto('/communities?amenities=golf')
    const text = await panel(page).locator('label').filter({ hasText: 'Golf' }).textContent()
    const golf = Number(text?.replace(/\D/g, ''))
    await expect(summary(page)).toHaveText(`${golf} of 63 communities match`)
    await panel(page).getByRole('checkbox', { name: 'Pools' }).check()
    await expect(summary(page)).not.toHaveText(`${golf} of 63 communities match`)
    await expect(page.getByRole('button', { name: 'Remove filter Golf' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens the filters in a sheet that shows the number of results', async ({ page }) => {
    await page.goto('/communities')
    const open = page.getByRole('button', { name: 'Show Filters' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Location').selectOption('Boerne')
    await sheet.getByRole('button', { name: 'Show 7 communities' }).click()
    await expect(sheet).toBeHidden()
    await expect(summary(page)).toHaveText('7 of 63 communities match')
    await open.press('Enter')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await sheet.getByRole('button', { name: 'Clear All' }).click()
    await expect(sheet.getByRole('button', { name: 'Show 63 communities' })).toBeVisible()
  })
})

test('each city button toggles its filter', async ({ page }) => {
  await page.goto('/communities')
  const cities = page.getByRole('list', { name: 'Cities' }).getByRole('button')
  await expect(cities).toHaveText([
    /^Boerne/,
    /^Cibolo/,
    /^Converse/,
    /^New Braunfels/,
    /^San Antonio/,
    /^Schertz/,
  ])
  const schertz = cities.last()
  await schertz.click()
  await expect(page).toHaveURL('/communities?city=Schertz')
  await expect(schertz).toHaveAttribute('aria-pressed', 'true')
  await schertz.click()
  await expect(page).toHaveURL('/communities')
  await expect(summary(page)).toHaveText('63 communities')
})

test('the black header searches by name and sorts', async ({ page }) => {
  await page.goto('/communities')
  const header = page.getByRole('search', { name: 'San Antonio Neighborhoods' })
  await expect(page.getByRole('heading', { name: 'San Antonio Neighborhoods' })).toBeVisible()
  await expect(header.getByRole('combobox').getByRole('option')).toHaveText([
    'Name A-Z',
    'Price Low to High',
    'Location',
  ])
  await header.getByRole('combobox').selectOption('Location')
  await expect(page).toHaveURL('/communities?sort=location')
  await header.getByRole('searchbox').fill('ridge')
  await expect(page).toHaveURL('/communities?sort=location&q=ridge')
  await expect(bar(page).getByRole('searchbox')).toHaveValue('ridge')
})

test('the second bar offers four layouts, and the URL stores the selection', async ({ page }) => {
  await page.goto('/communities')
  const layouts = bar(page).getByRole('radio')
  await expect(layouts).toHaveCount(4)
  await expect(bar(page).getByRole('radio', { name: 'Horizontal' })).toBeChecked()
  const card = featured(page).first()
  const amenities = card.getByRole('list', { name: 'Amenities' }).getByRole('listitem')
  const chips = amenities.filter({ hasNotText: '+' })
  await expect(chips).toHaveCount(3)
  await bar(page).getByText('Compact').click()
  await expect(page).toHaveURL('/communities?layout=compact')
  await expect(chips).toHaveCount(2)
  await bar(page).getByText('Standard').click()
  await expect(chips).toHaveCount(3)
  await bar(page).getByText('List', { exact: true }).click()
  await expect(page).toHaveURL('/communities?layout=list')
  await expect(chips).toHaveCount(0)
  await page.reload()
  await expect(bar(page).getByRole('radio', { name: 'List' })).toBeChecked()
})

test('compact and list cards name two builders and the number of others', async ({ page }) => {
  for (const layout of ['compact', 'list']) {
    await page.goto(`/communities?layout=${layout}`)
    const cards = await featured(page).allTextContents()
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.some((text) => / \+\d/.test(text))).toBe(true)
  }
})

test('the map legend explains colors and schools, and shows the first three', async ({ page }) => {
  await page.goto('/communities')
  const key = page.getByRole('region', { name: 'Map Key' })
  for (const text of [
    '$200k-$300k',
    '$300k-$400k',
    '$400k+',
    'Call for pricing',
    'Elementary',
    'Middle',
    'High',
    'Private',
  ]) {
    await expect(key.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(key.getByText('listed')).toBeVisible()
  await expect(key.getByRole('link')).toHaveCount(3)
})

test('a full card links to its community, a small one only by its link', async ({ page }) => {
  await page.goto('/communities')
  await additional(page).first().getByRole('heading').click()
  await expect(page).toHaveURL('/communities')
  await additional(page)
    .first()
    .getByRole('link', { name: /^Details of/ })
    .click()
  await expect(page).toHaveURL(/\/communities\/.+/)
  await page.goBack()
  await featured(page)
    .first()
    .click({ position: { x: 40, y: 160 } })
  await expect(page).toHaveURL(/\/communities\/.+/)
})

test('a card whose image fails to load shows the placeholder logo', async ({
  page,
  browserErrors,
}) => {
  await page.route(/\/media\//, (route) => route.abort())
  await page.goto('/communities')
  await expect(featured(page).first().getByRole('img').first()).toHaveAttribute(
    'src',
    '/brand/logo-placeholder.svg',
  )
  await additional(page).first().scrollIntoViewIfNeeded()
  await expect(additional(page).first().locator('img')).toHaveAttribute(
    'src',
    '/brand/logo-placeholder.svg',
  )
  browserErrors.length = 0
})

test('fetches no data on the first load', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  for (const path of ['/', '/communities', '/communities/villa-serena']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the first 24, filters by a form, and shows each community', async ({ page }) => {
    await page.goto('/communities')
    await expect(page.getByRole('article')).toHaveCount(24)
    await bar(page).getByLabel('City', { exact: true }).selectOption('Schertz')
    await page.getByRole('button', { name: 'Show homes' }).click()
    await expect(page).toHaveURL(/[?&]city=Schertz/)
    for (const card of await page.getByRole('article').all())
      await expect(card).toContainText('Schertz, Texas')
    await page.goto('/communities/villa-serena')
    await expect(page.getByRole('heading', { name: 'About the community' })).toBeVisible()
  })
})
