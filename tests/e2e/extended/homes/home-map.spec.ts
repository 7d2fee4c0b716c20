import { expect, test, visit } from '../../fixtures'
import { tabTo } from '../../helpers/tab-to'

interface Pins {
  readonly features: readonly {
    readonly properties: { readonly name: string; readonly slug: string; readonly homes: number }
  }[]
}

test.beforeEach(({ page }) =>
  page.route('https://tiles.openfreemap.org/**', (route) => route.abort()),
)

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the map counts the homes of the filters, and its card lists those of a community', async ({
    page,
    request,
  }) => {
    const pins: Pins = await (
      await request.get('/api/homes.geojson?city=Boerne&beds=4&availability=available')
    ).json()
    const largest = [...pins.features].sort((a, b) => b.properties.homes - a.properties.homes)[0]
    const { name = '', slug = '', homes = 0 } = largest?.properties ?? {}
    expect(homes).toBeGreaterThan(1)
    // The map of one community has no clusters.
    await visit(page, `/homes?city=Boerne&beds=4&community=${slug}`)
    const map = page.getByRole('region', { name: 'Map of homes', exact: true })
    const pin = map.getByRole('button', { name: new RegExp(`^${name}, ${homes} homes, from `) })
    await pin.click()
    const card = page.getByRole('article', { name, exact: true })
    await expect(
      card.getByRole('list', { name: `Homes in ${name}` }).getByRole('listitem'),
    ).toHaveCount(Math.min(homes, 3))
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()

    await page.getByRole('link', { name: `Remove filter ${name}` }).click()
    await expect(page).toHaveURL(/^[^?]*\?city=Boerne&beds=4$|beds=4&city=Boerne$/)
    const results = page.getByRole('region', { name: 'Results' })
    const first = results
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first()
    await first.hover()
    await expect(first).toHaveAttribute('data-highlighted')

    await test.step('a keyboard skips the filters, to the homes or to the map', async () => {
      await visit(page, '/homes')
      const skipToResults = page.getByRole('link', { name: 'Skip to results' })
      await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(skipToResults).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(results.getByRole('article').first().getByRole('link').first()).toBeFocused()
      await skipToResults.focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to map' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeFocused()
    })

    await test.step('the homes of the part of the map in view are searched, from the first page', async () => {
      await visit(page, '/homes?page=2')
      await expect(map).toHaveAttribute('data-map', 'ready')
      await map.getByRole('button', { name: 'Zoom in', exact: true }).click()
      await expect(page).toHaveURL(/map=29\.\d+,-98\.\d+,1\d/)
      const found = results.getByRole('status')
      const everywhere = Number((await found.textContent())?.replace(/\D/g, ''))
      await map.getByRole('button', { name: 'Search this area' }).click()
      await expect(page).toHaveURL(/area=(-\d+\.\d+,\d+\.\d+,?){2}/)
      await expect(page).not.toHaveURL(/page=/)
      await expect(map.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
      const { searchParams } = new URL(page.url())
      const query = new URLSearchParams({ availability: 'available' })
      query.set('area', searchParams.get('area') ?? '')
      const { total } = await (await request.get(`/api/homes/facets?${query}`)).json()
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(everywhere)
      await expect(found).toHaveText(`${total} homes`)
      await page.getByRole('link', { name: 'Remove filter Map area' }).click()
      await expect(found).toHaveText(`${everywhere} homes`)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a button switches to the map and back, and filters stay on the map', async ({ page }) => {
    await visit(page, '/homes?city=Boerne')
    const ways = page.getByRole('link', { name: /^Skip to (results|map)$/ })
    await expect(ways).toHaveText('Skip to results')
    await expect(page.getByRole('region', { name: 'Map of homes', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.getByRole('region', { name: 'Map of homes', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/view=map/)
    await expect(ways).toHaveText('Skip to map')
    await expect(page.getByRole('region', { name: 'Results' })).toBeHidden()
    await page.getByText('Filters (1 chosen)').click()
    await page.getByRole('list', { name: 'Price', exact: true }).getByRole('link').last().click()
    await expect(page).toHaveURL(/maxPrice=/)
    await expect(page).toHaveURL(/view=map/)
    await page.getByRole('button', { name: 'Show list' }).click()
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
  })
})
