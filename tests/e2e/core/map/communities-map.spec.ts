import type { Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { tabTo } from '../../helpers/tab-to'

const map = (page: Page) => page.getByRole('region', { name: 'Map of communities', exact: true })
const marker = (page: Page, name: RegExp | string) => map(page).getByRole('button', { name })
const anyPrice = /, (from \$|Call for pricing)/

/** Opens the page and waits until the map is ready. */
async function openMap(page: Page, address = '/communities') {
  await visit(page, address)
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
}

test('the map of all communities sends no request to Google or to the API, and no marker overlaps a cluster', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openMap(page)
  expect(scripts.filter((url) => url.includes('googleapis'))).toEqual([])
  expect(scripts.filter((url) => url.includes('/api/'))).toEqual([])

  await test.step('the bundled map has no note about a key, and lists no community twice', async () => {
    await expect(map(page)).toHaveAttribute('data-engine', 'keyless')
    await expect(page.getByText('API key is required')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'First communities on the map' })).toHaveCount(0)
  })

  await test.step('no marker overlaps a cluster', async () => {
    await expect(marker(page, /communities near .+, zoom in$/).first()).toBeVisible()
    const boxes = await map(page)
      .getByRole('button', { name: /zoom in$|, (from \$|Call for pricing)/ })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    const overlapping = boxes.filter((a, index) =>
      boxes.some(
        (b, other) =>
          other > index &&
          a.left < b.right &&
          b.left < a.right &&
          a.top < b.bottom &&
          b.top < a.bottom,
      ),
    )
    expect(boxes.length).toBeGreaterThan(5)
    expect(overlapping).toEqual([])
  })

  await test.step('a keyboard skips to the map and opens a cluster', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to map' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeFocused()
    await tabTo(page, marker(page, /communities near .+, zoom in$/).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?map=/)
  })
})

test('a marker and its card in the list highlight each other, and the card links to the page and to the list', async ({
  page,
}) => {
  await openMap(page, '/communities?q=villa%20serena')
  const card = map(page).getByRole('article', { name: 'Villa Serena' })

  await test.step('Show Filtered shows only the matching communities', async () => {
    await expect(marker(page, /^Villa Serena/)).toBeVisible()
    await expect(marker(page, anyPrice)).toHaveCount(1)
  })

  await test.step('hovering a card in the list highlights its marker, and the reverse', async () => {
    const pill = marker(page, /^Villa Serena/)
    await expect(pill).not.toHaveAttribute('data-highlighted')
    await page.getByRole('article').filter({ hasText: 'Villa Serena' }).last().hover()
    await expect(pill).toHaveAttribute('data-highlighted')
    await pill.hover()
    await expect(page.locator('[data-community][data-highlighted]')).toContainText('Villa Serena')
  })

  await test.step('a card can be opened and closed by keyboard', async () => {
    await marker(page, /^Villa Serena/).focus()
    await page.keyboard.press('Enter')
    await expect(card).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(marker(page, /^Villa Serena/)).toBeFocused()
  })

  await test.step('Show Schools adds schools to the map, Hide Schools removes them', async () => {
    const schools = map(page).getByRole('img', { name: /approximate location/ })
    await expect(schools).toHaveCount(0)
    await page.getByRole('button', { name: 'Show Schools' }).click()
    await expect(schools.first()).toBeVisible()
    await page.getByRole('button', { name: 'Hide Schools' }).click()
    await expect(schools).toHaveCount(0)
  })

  await test.step('the card of a marker links to the page and to the list, and Show All shows the others', async () => {
    await marker(page, /^Villa Serena/).click()
    await expect(card).toContainText('Schertz, Texas')
    await expect(card.getByRole('link', { name: 'View community' })).toHaveAttribute(
      'href',
      '/communities/villa-serena',
    )
    await page.getByRole('button', { name: 'Show All' }).click()
    await expect(marker(page, /communities near .+, zoom in$/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await card.getByRole('button', { name: 'Show in list' }).click()
    const inList = page.getByRole('link', { name: /Villa Serena$/ })
    await expect(inList.and(page.locator(':focus'))).toBeInViewport()
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('button', { name: 'Close Villa Serena' }).click()
    await expect(card).toBeHidden()
  })
})

/** On a phone the buttons of the map cover no marker. */
async function expectButtonsAboveMap(page: Page): Promise<void> {
  const canvas = await map(page).locator('canvas').boundingBox()
  const zoom = await map(page).getByRole('button', { name: 'Zoom in', exact: true }).boundingBox()
  expect((zoom?.y ?? 0) + (zoom?.height ?? 0)).toBeLessThanOrEqual(canvas?.y ?? 0)
}

test('the card of a marker is completely in view, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMap(page, '/communities?view=map&city=Boerne')
  await expectButtonsAboveMap(page)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    for (const price of await marker(page, anyPrice).all()) {
      await price.click()
      await expect(map(page).getByRole('article')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
  }
})

test('the map is moved, searched, shared by its address and restored by Back', async ({ page }) => {
  await openMap(page)
  const list = page.getByRole('main').getByRole('status')
  await expect(page).toHaveURL('/communities')
  await map(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/\?map=29\.\d+,-98\.\d+,1\d/)
  const moved = page.url()
  await map(page).getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/&area=-98\.\d+,29\.\d+,-98\.\d+,29\.\d+/)
  await expect(list).toContainText(/of \d+ communities match/)
  await expect(map(page).getByRole('button', { name: 'Search this area' })).toHaveCount(0)
  const found = (await list.textContent()) ?? ''
  expect(new URL(page.url()).searchParams.get('map')).toBe(new URL(moved).searchParams.get('map'))

  const shared = page.url()
  await reload(page)
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
  await expect(list).toHaveText(found)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/communities\/[a-z]/)
  await page.goBack()
  await expect(page).toHaveURL(shared)
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
  await expect(list).toHaveText(found)
  await page.getByRole('button', { name: 'Remove filter Map area' }).click()
  await expect(list).toHaveText(/^\d+ communities$/)
  await expect(page).toHaveURL('/communities')
})

test('when no map can be drawn, the first six communities are listed with a note that an API key is required', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, '/communities')
  await expect(map(page)).toHaveAttribute('data-map', 'failed')
  const fallback = page.getByRole('region', { name: 'First communities on the map' })
  await expect(fallback.getByRole('listitem')).toHaveCount(6)
  await expect(fallback).toContainText('API key is required')
})
