import type { APIRequestContext } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'

/** The available homes. Other tests add and remove homes meanwhile, in other counties than Comal. */
async function count(request: APIRequestContext, query = ''): Promise<number> {
  const response = await request.get(`/api/homes?limit=1&availability=available&${query}`)
  expect(response.status()).toBe(200)
  return Number(response.headers()['x-total-count'])
}

test('filters narrow the list of homes to the number that they name, and can be taken back', async ({
  page,
  request,
}) => {
  const [inComal, largeInComal] = await Promise.all([
    count(request, 'county=comal'),
    count(request, 'county=comal&beds=4'),
  ])
  await visit(page, '/communities')
  await page.getByRole('link', { name: 'See all homes for sale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New homes for sale')
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

  await reload(page)
  await expect(results.getByRole('status')).toHaveText(`${largeInComal} homes`)
  await page.goBack()
  await expect(results.getByRole('status')).toHaveText(`${inComal} homes`)
  await results.getByRole('link', { name: 'Remove filter Comal County' }).click()
  await expect(page).toHaveURL('/homes')
  await expect(results.getByRole('status')).toHaveText(/^\d+ homes$/)

  await test.step('homes are filtered by the rating of their elementary school, whose source is named', async () => {
    const rated = await count(request, 'county=comal&elementaryRating=B')
    await filters.getByRole('link', { name: `Comal County, ${inComal} homes` }).click()
    await expect(
      filters.getByText(/Homes without a rating are left out\. Sample ratings\.$/),
    ).toBeVisible()
    const ratings = filters.getByRole('list', { name: 'Elementary school rating' })
    await ratings.getByRole('link', { name: `A or B, ${rated} homes` }).click()
    await expect(page).toHaveURL('/homes?county=comal&elementaryRating=B')
    await expect(results.getByRole('status')).toHaveText(`${rated} homes`)
    await results.getByRole('link', { name: 'Remove filter Comal County' }).click()
    await expect(page).toHaveURL('/homes?elementaryRating=B')
    await results
      .getByRole('link', { name: 'Remove filter Elementary school rated A or B' })
      .click()
    await expect(page).toHaveURL('/homes')
  })

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

test('an empty list says which filter to drop, and the order and a budget per month keep the other filters', async ({
  page,
  request,
}) => {
  const expected = await count(request, 'county=comal')
  await visit(page, '/homes?county=comal&maxPrice=1000')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('No homes match all of these choices.')).toBeVisible()
  const fewer = page.getByRole('list', { name: 'Fewer filters' })
  await fewer.getByRole('link', { name: `Without Up to $1,000 ${expected} homes` }).click()
  await expect(page).toHaveURL('/homes?county=comal')
  await expect(results.getByRole('status').first()).toHaveText(`${expected} homes`)

  await test.step('the order is in the address', async () => {
    await results.getByRole('link', { name: 'Highest price' }).click()
    await expect(page).toHaveURL('/homes?county=comal&sort=price-desc')
    const [dearest] = await (
      await request.get('/api/homes?county=comal&availability=available&sort=price-desc')
    ).json()
    await expect(results.getByRole('article').first()).toContainText(dearest.address)
    await page.goBack()
    await expect(page).toHaveURL('/homes?county=comal')
    await expect(results.getByRole('article').first()).not.toContainText(dearest.address)
  })

  await test.step('a budget per month finds the homes that cost less, and other filters keep it', async () => {
    await page.getByLabel('My monthly budget').fill('2200')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/monthly=2200/)
    await expect(page).toHaveURL(/county=comal/)
    await expect(results.getByRole('status').first()).not.toHaveText(`${expected} homes`)
    const costs = await page.getByText(/^(About|At least) \$[\d,]+ a month$/).allTextContents()
    expect(costs.length).toBeGreaterThan(0)
    for (const cost of costs) expect(Number(cost.replace(/\D/g, ''))).toBeLessThanOrEqual(2200)
    await page.getByRole('link', { name: 'Remove filter Up to $2,200 a month' }).click()
    await expect(results.getByRole('status').first()).toHaveText(`${expected} homes`)
  })

  await test.step('all filters are cleared at once', async () => {
    const before = await count(request)
    await page.goBack()
    await expect(page).toHaveURL(/monthly=2200/)
    await results.getByRole('link', { name: 'Clear all filters' }).click()
    await expect(page).toHaveURL('/homes')
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0)
    const shown = Number.parseInt(String(await results.getByRole('status').textContent()), 10)
    const after = await count(request)
    expect(shown).toBeGreaterThanOrEqual(Math.min(before, after))
    expect(shown).toBeLessThanOrEqual(Math.max(before, after))
  })
})

test('the second page has an address, a page past the end leads back to the first, and bad filters are ignored', async ({
  request,
}) => {
  expect(await (await request.get('/homes?page=9999')).text()).toMatch(
    /<a [^>]*href="\/homes"[^>]*>See the first of /,
  )
  expect(await (await request.get('/homes?page=2')).text()).toMatch(
    />Page (<!-- -->)?2(<!-- -->)? of/,
  )
  const inComal = await count(request, 'county=comal')
  const html = await (await request.get('/homes?county=comal&beds=-1&stage=sold&page=0')).text()
  expect(html).toMatch(new RegExp(`<p role="status"[^>]*><strong[^>]*>${inComal}</strong>`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are links', async ({ page, request }) => {
    const ready = await count(request, 'county=comal&stage=ready')
    await visit(page, '/homes?county=comal')
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: `Ready, ${ready} homes` })
      .click()
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
      `${ready} homes`,
    )
  })
})

test('a home whose taxes are unknown is marked where a budget finds it', async ({ page }) => {
  await visit(page, '/homes?monthly=99999&community=escarpment-ranch')
  const home = page.getByRole('list', { name: 'Homes' }).getByRole('article').first()
  await expect(home).toContainText('At least')
  await expect(home.getByText(/^plus taxes/)).toBeVisible()
})
