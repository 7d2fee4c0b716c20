import { expectAccessible } from '../a11y/axe'
import { expect, test } from '../fixtures'
import { asAdmin, signInAsNew } from '../staff'

const listing = '/communities/canebrake-crossing'

interface Listed {
  readonly id: string
  readonly address: string
  readonly slug: string
  readonly price: number
  readonly priceChange: unknown
}

test('a price that an editor lowers is marked with its day, and drawn with the one before', async ({
  page,
  request,
}) => {
  const homes: Listed[] = await (
    await request.get(`/api${listing.replace('/communities', '/communities/slug')}/homes`)
  ).json()
  const home = homes.find(({ priceChange }) => priceChange === null)
  if (!home) throw new Error('The sample has homes without a recent change')
  const lower = home.price - 12_000
  await signInAsNew(page, 'editor')
  await page.goto(`/admin/collections/homes/${home.id}`)
  await page.getByLabel('Price (USD)', { exact: true }).fill(String(lower))
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  await page.context().clearCookies()

  await page.goto(`${listing}/homes/${home.slug}`)
  const mark = page.getByText(/^Reduced [A-Z][a-z]{2} \d+$/).first()
  await expect(mark).toBeVisible()
  const history = page.getByRole('region', { name: 'Price History' })
  await expect(history.locator('path')).toBeVisible()
  const rows = history.getByRole('row')
  const dollars = (price: number) => `$${price.toLocaleString('en-US')}`
  await expect(rows.nth(1)).toContainText(dollars(lower))
  await expect(rows.nth(1)).toContainText('-$12,000')
  await expect(rows.nth(2)).toContainText(dollars(home.price))
  await expectAccessible(page, '#price-history')

  await page.goto('/homes?priceChange=reduced&city=Seguin')
  await expect(page.getByRole('link', { name: 'Remove filter Price reduced' })).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: home.address })
  await expect(row.getByText(/^Reduced /)).toBeVisible()

  await request.patch(`/cms/api/homes/${home.id}`, {
    headers: asAdmin(),
    data: { price: home.price, _status: 'published' },
  })
  await page.goto(`${listing}/homes/${home.slug}`)
  await expect(page.getByText(dollars(home.price), { exact: true }).first()).toBeVisible()
})

test('the communities page shows those with a reduced price', async ({ page, request }) => {
  const columns = await (await request.get('/api/communities/columns')).json()
  // Other tests change the prices of their own communities meanwhile, whose names have numbers.
  const names = columns.name.filter(
    (name: string, row: number) => columns.priceChange[row]?.kind === 'reduced' && !/\d/.test(name),
  )
  expect(names.length).toBeGreaterThan(0)
  await page.goto('/communities?priceChange=reduced')
  for (const name of names) {
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card.getByText(/^Reduced [A-Z]/)).toBeVisible()
  }
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ of \d+ communities match$/ }),
  ).toBeVisible()
})
