import { expect, test, visit } from '../../fixtures'
import { asAdmin } from '../../staff'

test('a city has a page with its homes, live numbers and the way to the filtered list', async ({
  page,
  request,
}) => {
  const found = await request.get('/api/homes?city=Seguin&limit=500')
  const homes: { price: number | null; community: { slug: string } }[] = await found.json()
  const communities = new Set(homes.map(({ community }) => community.slug)).size
  await visit(page, '/new-homes/city/seguin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Homes in Seguin, Texas')
  await expect(page.getByText(`${homes.length} homes in ${communities} communit`)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/new-homes\/city\/seguin$/,
  )
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await page.getByRole('link', { name: `See all ${homes.length} homes` }).click()
  await expect(page).toHaveURL('/homes?city=Seguin')
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
    `${homes.length} homes`,
  )
})

test('an editor writes the introduction of a page', async ({ request }) => {
  const path = '/new-homes/county/kendall'
  const intro = `Hills, springs and ${crypto.randomUUID().slice(0, 8)}.`
  expect(await (await request.get(path)).text()).not.toContain(intro)
  const headers = asAdmin()
  const created = await request.post('/cms/api/pages', {
    headers,
    data: {
      title: 'New Homes in the Hills',
      slug: 'new-homes/county/kendall',
      intro,
      _status: 'published',
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<h1[^>]*>New Homes in the Hills<\/h1>/)
  expect(html).toMatch(new RegExp(`<main.*${intro}.*</main>`, 's'))
  const { doc } = await created.json()
  await request.delete(`/cms/api/pages/${doc.id}`, { headers })
})

test('a place without homes is not found, and a page with few homes is not indexed', async ({
  request,
}) => {
  expect((await request.get('/new-homes/city/dallas')).status()).toBe(404)
  expect((await request.get('/new-homes/planet/boerne')).status()).toBe(404)
  const { builder } = await (await request.get('/api/homes/facets')).json()
  const rare = builder.find(({ count }: { count: number }) => count < 3)
  const html = await (await request.get(`/new-homes/builder/${rare?.value}`)).text()
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
})
