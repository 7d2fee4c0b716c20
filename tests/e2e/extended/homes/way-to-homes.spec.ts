import type { APIRequestContext } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'

/** The paths to which a page of the site links, without query and fragment. */
async function linkedPaths(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const found = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].flatMap(([, href]) => href ?? [])
  return [...new Set(found)]
}

test('every landing page is two clicks or fewer from the home page', async ({ request }) => {
  const { city, county, district, builder } = await (await request.get('/api/plans/facets')).json()
  const first = await linkedPaths(request, '/')
  const reached = new Set(first)
  for (const path of first) {
    if (path.startsWith('/media/') || path.startsWith('/api/')) continue
    for (const next of await linkedPaths(request, path)) reached.add(next)
  }
  const landings = [...reached].filter((path) => path.startsWith('/new-homes/'))
  const places = [city, county, district, builder].flat()
  // And the four price bands.
  expect(landings.length).toBeGreaterThanOrEqual(places.length + 4)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const indexed = [...sitemap.matchAll(/<loc>[^<]*?(\/new-homes\/[^<]*)</g)].map(([, path]) => path)
  expect(indexed.length).toBeGreaterThan(10)
  expect(indexed.filter((path) => !landings.includes(String(path)))).toEqual([])
})

test('the list of homes is linked from the header and the footer, and from the menu of a phone', async ({
  page,
}) => {
  await visit(page, '/about')
  const homes = { name: 'Homes for sale', exact: true }
  await expect(page.getByRole('contentinfo').getByRole('link', homes)).toHaveAttribute(
    'href',
    '/homes',
  )
  await page.getByRole('banner').getByRole('link', homes).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New homes for sale')
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', homes).click()
  await expect(page).toHaveURL('/homes')
})

test('the homes of a builder are counted on its page, and are on the page of its homes', async ({
  page,
  request,
}) => {
  const found = await request.get(
    '/api/homes?availability=available&builder=larkspur-communities&limit=1',
  )
  const total = Number(found.headers()['x-total-count'])
  await visit(page, '/builders/larkspur-communities')
  await page.getByRole('link', { name: `${total} homes for sale` }).click()
  await expect(page).toHaveURL('/new-homes/builder/larkspur-communities')
  await expect(page.getByText(`${total} homes in `)).toBeVisible()
})

test('a search of communities goes on with its filters in the homes', async ({ page, request }) => {
  const query = 'city=Boerne&minPrice=300000'
  const found = await request.get(`/api/homes?${query}&availability=available&limit=1`)
  await visit(page, `/communities?${query}`)
  await page.getByRole('link', { name: 'See homes for sale with these filters' }).click()
  await expect(page).toHaveURL(`/homes?${query}`)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
    `${found.headers()['x-total-count']} homes`,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields of the home page’s search lead to homes, where the text can be changed', async ({
    page,
    request,
  }) => {
    const count = async (query: string) =>
      (await request.get(`/api/homes?availability=available&limit=1&${query}`)).headers()[
        'x-total-count'
      ]
    await page.goto('/')
    await page.getByLabel('Community or city').fill('cibolo')
    await page.getByLabel('Price').selectOption('$300k-$400k')
    await page.getByRole('button', { name: 'Search homes' }).click()
    await expect(page).toHaveURL('/homes?q=cibolo&minPrice=300000&maxPrice=400000')
    const results = page.getByRole('region', { name: 'Results' })
    const found = await count('q=cibolo&minPrice=300000&maxPrice=400000')
    expect(Number(found)).toBeGreaterThan(1)
    await expect(results.getByRole('status')).toHaveText(`${found} homes`)
    await expect(results.getByRole('article').first()).toContainText('Cibolo')

    const text = page.getByLabel('Community or city')
    await expect(text).toHaveValue('cibolo')
    await text.fill('canebrake')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL('/homes?minPrice=300000&maxPrice=400000&q=canebrake')
    await expect(results.getByRole('link', { name: 'Remove filter “canebrake”' })).toBeVisible()
    await expect(results.getByRole('status')).toHaveText(
      `${await count('q=canebrake&minPrice=300000&maxPrice=400000')} homes`,
    )
  })

  test('a price range is understood as a visitor writes it, and keeps the other filters', async ({
    page,
    request,
  }) => {
    const found = await request.get(
      '/api/homes?availability=available&county=comal&maxPrice=380000&limit=1',
    )
    await page.goto('/homes?county=comal')
    await page.getByLabel('Maximum').fill('380k')
    await page.getByRole('button', { name: 'Set price range' }).click()
    await expect(page).toHaveURL('/homes?county=comal&maxPrice=380k')
    const results = page.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('status')).toHaveText(
      `${found.headers()['x-total-count']} homes`,
    )
    await expect(results.getByRole('link', { name: 'Remove filter Up to $380,000' })).toBeVisible()
    await expect(page.getByLabel('Maximum')).toHaveValue('$380,000')
  })
})

test('rows of several communities name the builder and the price per square foot', async ({
  page,
  request,
}) => {
  const [home] = await (
    await request.get(
      '/api/homes?availability=available&sort=price-per-square-foot&county=comal&limit=1',
    )
  ).json()
  await visit(page, '/homes?county=comal&sort=price-per-square-foot')
  const row = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  await expect(row).toContainText(home.builder.name)
  await expect(row).toContainText(`$${Math.round(home.price / home.squareFeet)} per sq ft`)
})

test('the builders of the homes found are compared by price per square foot', async ({
  page,
  request,
}) => {
  const query = 'availability=available&county=comal'
  const response = await request.get(`/api/homes?${query}&sort=price-per-square-foot&limit=500`)
  const all: { price: number | null; squareFeet: number; builder: { name: string } }[] =
    await response.json()
  const builders = new Map<string, number[]>()
  for (const { builder, price, squareFeet } of all) {
    const known = builders.get(builder.name) ?? []
    builders.set(builder.name, price === null ? known : [...known, price / squareFeet])
  }
  const medians = [...builders].map(([name, values]) => {
    const [lower = 0, upper = 0] = [values.length - 1, values.length].map(
      (doubled) => values[Math.floor(doubled / 2)],
    )
    return {
      name,
      homes: values.length,
      median: values.length > 0 ? (lower + upper) / 2 : Infinity,
    }
  })
  const [cheapest] = medians.sort((a, b) => a.median - b.median)
  if (!cheapest) throw new Error('Comal has homes')
  await visit(page, '/homes?county=comal')
  const results = page.getByRole('region', { name: 'Results' })
  await results.getByText(`Compare ${builders.size} builders by price per sq ft`).click()
  const row = results.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(`$${Math.round(cheapest.median)}`)
  await row.getByRole('link', { name: cheapest.name }).click()
  await expect(results.getByRole('link', { name: `Remove filter ${cheapest.name}` })).toBeVisible()
  await expect(results.getByRole('status')).toHaveText(
    cheapest.homes === 1 ? '1 home' : `${cheapest.homes} homes`,
  )
})
