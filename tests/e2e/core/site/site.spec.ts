import { expect, test, visit } from '../../fixtures'

test('the home page has the slide, the figures, the search and six featured communities', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find the perfect new home in San Antonio',
  )
  const figures = page.getByRole('region', { name: 'The guide by the numbers' })
  for (const figure of ['63', '38', '6,154', '693'])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByLabel('City', { exact: true }).selectOption('Cibolo')
  await page.getByLabel('Price', { exact: true }).selectOption({ label: '$300k-$400k' })
  await page.getByRole('button', { name: 'Search communities' }).click()
  await expect(page).toHaveURL(/\/communities\?city=Cibolo&price=300000%2C400000/)
  await expect(page.getByRole('button', { name: 'Remove filter Cibolo' })).toBeVisible()
})

test('a malformed URL returns 400', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/communities/%', '/api/communities/slug/%ff']) {
    expect((await request.get(path)).status()).toBe(400)
  }
})

test.describe('old addresses redirect', () => {
  for (const [from, to] of [
    ['/community/villa-serena', '/communities/villa-serena'],
    ['/builder/kb-home', '/builders/kb-home'],
    ['/choosing-the-right-home-builder', '/blog/choosing-the-right-home-builder'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(new URL(response.headers().location ?? '', 'http://site').pathname).toBe(to)
    })
  }
})
