import { expect, test, visit } from '../../fixtures'
import { asAdmin } from '../../staff'

test('a city has a page with its homes, live numbers and the way to the filtered list', async ({
  page,
  request,
}) => {
  const found = await request.get('/api/homes?city=Seguin&availability=available&limit=500')
  const homes: { price: number | null; community: { slug: string } }[] = await found.json()
  const communities = new Set(homes.map(({ community }) => community.slug)).size
  await visit(page, '/new-homes/city/seguin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New homes in Seguin, Texas')
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

test('a school district has a page with a map, facts, schools and what a home costs a month', async ({
  page,
  request,
}) => {
  const found = await request.get(
    '/api/homes?district=Northside%20ISD&availability=available&sort=price&limit=500',
  )
  const homes: { address: string; price: number; squareFeet: number | null }[] = await found.json()
  const priced = homes.filter(({ price }) => price !== null)
  const middle = priced[Math.floor((priced.length - 1) / 2)]
  const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`

  await visit(page, '/resources/school-information')
  await page.getByRole('link', { name: 'New homes in Northside ISD' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New homes in Northside ISD')
  const map = page.getByRole('region', { name: 'Map of homes', exact: true })
  await expect(map.getByRole('link', { name: /, \d+ homes?, from \$/ }).first()).toHaveAttribute(
    'href',
    /^\/communities\/[a-z-]+$/,
  )

  const facts = page.getByRole('region', { name: 'At a glance' })
  const [first, last] = [priced[0], priced.at(-1)]
  await expect(facts).toContainText(`${dollars(first?.price ?? 0)} to ${dollars(last?.price ?? 0)}`)
  const perFoot = priced
    .flatMap(({ price, squareFeet }) => (squareFeet ? [price / squareFeet] : []))
    .sort((a, b) => a - b)
  const half = perFoot.length / 2
  const median = ((perFoot[Math.ceil(half) - 1] ?? 0) + (perFoot[Math.floor(half)] ?? 0)) / 2
  await expect(facts).toContainText(`Median price per sq ft${dollars(median)}`)
  await expect(facts).toContainText(/School tax per \$100 of value\$\d\.\d+.+, 20\d\d/)
  await expect(facts).toContainText('District rating')

  const cost = page.getByRole('region', { name: 'What a home here costs a month' })
  await expect(cost.getByRole('link', { name: middle?.address ?? '', exact: true })).toBeVisible()
  await expect(cost).toContainText(dollars(middle?.price ?? 0))
  await expect(
    cost.getByRole('listitem').filter({ hasText: 'Principal and interest' }),
  ).toBeVisible()
  await expect(cost).toContainText(/down \(20%\), .+% for 30 years\./)

  const schools = page.getByRole('region', { name: 'Schools near these communities' })
  await expect(schools.getByRole('heading', { level: 3 })).toHaveText([
    'Elementary',
    'Middle',
    'High',
  ])
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
  const { builder } = await (await request.get('/api/homes/facets?availability=available')).json()
  const rare = builder.find(({ count }: { count: number }) => count < 3)
  const html = await (await request.get(`/new-homes/builder/${rare?.value}`)).text()
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
})
