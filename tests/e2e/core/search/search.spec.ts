import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'

const main = (page: Page) => page.getByRole('main')
const group = (page: Page, name: string) => main(page).getByRole('region', { name })
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the guide' })

test('the search page shows groups with counts, highlighted matches and links', async ({
  page,
}) => {
  await visit(page, '/search?q=boerne')
  await expect(page).toHaveTitle(/^Search results for “boerne” \|/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “boerne”')
  await expect(field(page)).toHaveValue('boerne')
  const communities = group(page, 'Communities')
  await expect(communities.getByRole('heading', { level: 2 })).toHaveText('Communities (8)')
  await expect(communities.getByRole('article')).toHaveCount(6)
  const place = communities.getByRole('article').filter({ hasText: 'Cibolo Ridge Preserve' })
  await expect(place).toContainText('From $612,990')
  await expect(place.locator('mark')).toHaveText('Boerne')
  for (const name of ['Builders', 'Articles', 'Resources', 'Events'])
    await expect(group(page, name).getByRole('article').first()).toBeVisible()

  await test.step('one group can be opened, with a link back to all', async () => {
    await group(page, 'Communities').getByRole('link', { name: 'See all 8 communities' }).click()
    await expect(page).toHaveURL('/search?q=boerne&in=communities')
    await expect(main(page).getByRole('article')).toHaveCount(8)
    await expect(group(page, 'Builders')).toHaveCount(0)
    const groups = page.getByRole('navigation', { name: 'Types of results' })
    await expect(groups.locator('[aria-current]')).toHaveText('Communities8')
    await groups.getByRole('link', { name: /^All/ }).click()
    await expect(group(page, 'Builders')).toBeVisible()
  })

  await place.getByRole('link', { name: 'Cibolo Ridge Preserve' }).click()
  await expect(page).toHaveURL('/communities/cibolo-ridge-preserve')
})

test('the search page paginates a long group, and a page past the end leads back to the first', async ({
  page,
}) => {
  await visit(page, '/search?q=texas&in=communities&page=99')
  await main(page).getByRole('link', { name: 'Back to the first' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(24)
  const first = await main(page).getByRole('heading', { level: 3 }).first().textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText(first ?? '')
})

test('the search page shows help without results and for an empty query, and finds misspelled words', async ({
  page,
}) => {
  await visit(page, '/search?q=qwzx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “qwzx”')
  for (const [name, href] of [
    ['ask us', '/contact'],
    ['Boerne', '/communities?city=Boerne'],
    ['All communities', '/communities'],
    ['All builders', '/builders'],
  ] as const)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)

  await test.step('misspelled words are found, with a notice', async () => {
    await field(page).fill('stongate')
    await field(page).press('Enter')
    await expect(main(page)).toContainText('No exact matches. These names come closest:')
    await expect(
      group(page, 'Builders').getByRole('link', { name: 'Stonegate Custom' }),
    ).toBeVisible()
  })

  await visit(page, '/search?q=%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the guide')
  await main(page).getByRole('link', { name: 'New Braunfels' }).click()
  await expect(page).toHaveURL('/communities?city=New%20Braunfels')
})

test('the search page is reached from the header and from Page Not Found, and can be used by keyboard', async ({
  page,
}) => {
  await visit(page, '/about')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  }
  await visit(page, '/no-such-page')
  await page.getByRole('link', { name: 'Search the guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the guide')
  await field(page).focus()
  await page.keyboard.type('villa serena')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=villa+serena')
  const first = group(page, 'Communities').getByRole('link').first()
  await expect(first).toHaveText('Villa Serena')
  for (let presses = 0; presses < 20; presses += 1) {
    if (await first.evaluate((link) => link === document.activeElement)) break
    if (presses === 0) await field(page).focus()
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/communities/villa-serena')
})

test('the search page shows a hostile query as text', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>"'%_\\& <mark>`
  await visit(page, `/search?q=${encodeURIComponent(hostile)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${hostile}”`)
  await expect(field(page)).toHaveValue(hostile)
  await expect(main(page).locator('img[src=x]')).toHaveCount(0)
})

test('the search page answers any query with 200 and noindex', async ({ request }) => {
  for (const q of [
    '%00',
    '%',
    "'",
    'a'.repeat(5000),
    '%F0%9F%8F%A1',
    'x&q=y',
    'a&in=leads&page=-1',
  ]) {
    const response = await request.get(`/search?q=${q}`)
    expect([q, response.status()]).toEqual([q, 200])
    expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"/>')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page shows results', async ({ page }) => {
    await visit(page, '/search')
    await field(page).fill('golf schertz')
    await main(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=golf+schertz')
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })
})
