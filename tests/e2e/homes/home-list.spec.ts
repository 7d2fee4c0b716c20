import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'

async function count(request: APIRequestContext, query: string): Promise<number> {
  const answer = await request.get(`/api/homes?limit=1&${query}`)
  expect(answer.status()).toBe(200)
  return Number(answer.headers()['x-total-count'])
}

test('choices narrow the list to the number that they name, and can be taken back', async ({
  page,
  request,
}) => {
  // Other tests add homes in other counties meanwhile.
  const [inComal, largeInComal] = await Promise.all([
    count(request, 'county=comal'),
    count(request, 'beds=4&county=comal'),
  ])
  await page.goto('/communities')
  await page.getByRole('link', { name: 'See all homes for sale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Homes for Sale')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('status')).toHaveText(/^\d+ homes$/)
  await expect(results.getByRole('article')).toHaveCount(24)

  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('link', { name: `Comal County, ${inComal} homes` }).click()
  await expect(results.getByRole('status')).toHaveText(`${inComal} homes`)
  const bedrooms = filters.getByRole('list', { name: 'Bedrooms' })
  await bedrooms.getByRole('link', { name: `4 or more, ${largeInComal} homes` }).click()
  await expect(results.getByRole('status')).toHaveText(`${largeInComal} homes`)
  await expect(page).toHaveURL('/homes?beds=4&county=comal')

  await page.reload()
  await expect(results.getByRole('status')).toHaveText(`${largeInComal} homes`)
  await page.goBack()
  await expect(results.getByRole('status')).toHaveText(`${inComal} homes`)
  await results.getByRole('link', { name: 'Remove filter Comal County' }).click()
  await expect(page).toHaveURL('/homes')
  await expect(results.getByRole('status')).toHaveText(/^\d+ homes$/)

  await test.step('the pages are in the address, and a home leads to its page', async () => {
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/homes?page=2')
    await expect(results.getByText(/^Page 2 of/)).toBeVisible()
    const home = results.getByRole('article').first().getByRole('link')
    const address = await home.textContent()
    await home.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(address))
  })
})

test('the order is in the address, and a page past the end leads back to the first', async ({
  page,
  request,
}) => {
  await page.goto('/homes?city=Boerne')
  const results = page.getByRole('region', { name: 'Results' })
  await results.getByRole('link', { name: 'Highest price' }).click()
  await expect(page).toHaveURL('/homes?city=Boerne&sort=price-desc')
  const [dearest] = await (await request.get('/api/homes?city=Boerne&sort=price-desc')).json()
  await expect(results.getByRole('article').first()).toContainText(dearest.address)
  await page.goto('/homes?page=9999')
  await page.getByRole('link', { name: /^See the first of / }).click()
  await expect(page).toHaveURL('/homes')
})

test('nothing found says what to do, and which filter to drop finds how much', async ({
  page,
  request,
}) => {
  const [all, expected] = await Promise.all([count(request, ''), count(request, 'beds=4')])
  await page.goto('/homes?beds=4&maxPrice=1')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('No homes match all of these choices.')).toBeVisible()
  const fewer = page.getByRole('list', { name: 'Fewer filters' })
  await fewer.getByRole('link', { name: `Without Up to $1 ${expected} homes` }).click()
  await expect(page).toHaveURL('/homes?beds=4')
  await expect(results.getByRole('status').first()).toHaveText(`${expected} homes`)
  await page.goBack()
  await results.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(results.getByRole('status')).toHaveText(`${all} homes`)
})

test('a link leads to the second page, and bad filters are ignored', async ({ request }) => {
  expect(await (await request.get('/homes?page=2')).text()).toMatch(
    />Page (<!-- -->)?2(<!-- -->)? of/,
  )
  const all = await count(request, '')
  const html = await (await request.get('/homes?beds=-1&stage=sold&page=0')).text()
  expect(html).toMatch(new RegExp(`<p role="status"[^>]*><strong[^>]*>${all}</strong>`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are links', async ({ page, request }) => {
    const ready = await count(request, 'stage=ready')
    await page.goto('/homes')
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: `Ready, ${ready} homes` })
      .click()
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
      `${ready} homes`,
    )
  })
})

test('a budget per month finds the homes that cost less, and other filters keep it', async ({
  page,
}) => {
  await page.goto('/homes?beds=3')
  const all = await page.getByRole('region', { name: 'Results' }).getByRole('status').textContent()
  await page.getByLabel('What I can pay a month').fill('2200')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/monthly=2200/)
  await expect(page).toHaveURL(/beds=3/)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).not.toHaveText(
    all ?? '',
  )
  const costs = await page.getByText(/^(About|At least) \$[\d,]+ a month$/).allTextContents()
  expect(costs.length).toBeGreaterThan(0)
  for (const cost of costs) expect(Number(cost.replace(/\D/g, ''))).toBeLessThanOrEqual(2200)
  await page.getByRole('link', { name: 'Remove filter Up to $2,200 a month' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
    all ?? '',
  )
})
