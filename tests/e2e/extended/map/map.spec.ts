import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { measureMiles } from '../../../../src/domain/map/distance'
import { expect, reload, test, visit } from '../../fixtures'

const community = '/communities/cibolo-ridge-preserve'
const streets = 'https://tiles.openfreemap.org/**'
const credit = 'County lines: US Census Bureau'

/** The design tokens of the map colors. */
const paper = [0xfb, 0xf8, 0xf3]
const sand = [0xf4, 0xee, 0xe3]

const map = (page: Page) => page.locator('[data-map]')
/** It stays while the map in it is loaded. */
const section = (page: Page) => page.getByRole('region', { name: 'Location & Map' })
const scale = (page: Page) => page.locator('.maplibregl-ctrl-scale')
const marker = (page: Page) =>
  page.getByRole('img', { name: 'Cibolo Ridge Preserve, from $612,990' })
const schools = (page: Page) => page.getByRole('img', { name: /approximate location$/ })

async function openMap(page: Page): Promise<void> {
  await visit(page, `${community}#location-map`)
  await untilDrawn(page)
}

async function untilDrawn(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
}

/** The share of pixels of an element with a color, from 0 to 1. */
async function measureShare(part: Locator, color: readonly number[]): Promise<number> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (color.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 2)) found += 1
  }
  return found / (info.width * info.height)
}

const findCenter = async (part: Locator) => {
  const box = await part.boundingBox()
  return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height) }
}

/** A street style without tiles. */
const plainStyle = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#123456' } }],
}

test.describe('without a street style', () => {
  test.beforeEach(({ page }) => page.route(streets, (route) => route.abort()))

  test('the map is loaded near the viewport, shows the counties with the community in the center, zooms, and does not capture the page scroll', async ({
    page,
  }) => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await visit(page, community, { waitUntil: 'networkidle' })
    await expect(map(page)).toHaveAttribute('data-map', 'waiting')
    await expect(page.locator('canvas')).toHaveCount(0)
    const before = await map(page).boundingBox()
    await section(page).scrollIntoViewIfNeeded()
    await expect(map(page)).toHaveAttribute('data-map', 'ready')
    expect(workers.length).toBeGreaterThan(0)
    for (const url of workers) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_next\//)
    const after = await map(page).boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])

    await expect(marker(page)).toBeVisible()
    await expect(marker(page)).toHaveText('$613k')
    const frame = await map(page).boundingBox()
    const tip = await findCenter(marker(page))
    expect(tip?.x).toBeCloseTo(Math.round((frame?.x ?? 0) + (frame?.width ?? 0) / 2), -1)
    expect(tip?.y).toBeCloseTo(Math.round((frame?.y ?? 0) + (frame?.height ?? 0) / 2), -1)
    await expect(page.getByText(credit)).toBeVisible()

    // The map has no streets, so it opens where the edge of the four counties is visible.
    const canvas = page.locator('canvas')
    await expect.poll(() => measureShare(canvas, paper)).toBeGreaterThan(0.3)
    await expect.poll(() => measureShare(canvas, sand)).toBeGreaterThan(0.02)
    for (let step = 0; step < 5; step += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click()
    }
    await expect.poll(() => measureShare(canvas, sand)).toBeLessThan(0.01)
    await expect(map(page).locator('[data-ground]')).toHaveAttribute('data-ground', 'drawing')
    await page.getByRole('button', { name: 'Show the whole area' }).click()

    await test.step('zooms and resets with its buttons', async () => {
      await expect(scale(page)).toHaveText('3 mi')
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect(scale(page)).toHaveText('1 mi')
      await page.getByRole('button', { name: 'Show the whole area' }).click()
      await expect(scale(page)).toHaveText('3 mi')
    })

    await test.step('does not capture the page scroll', async () => {
      await map(page).hover()
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
      await expect(scale(page)).toHaveText('3 mi')
    })

    await test.step('jumps instead of animating with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const texts = page.evaluate(() => {
        const bar = document.querySelector('.maplibregl-ctrl-scale')
        return new Promise<string[]>((resolve) => {
          const seen: string[] = []
          new MutationObserver(() => {
            seen.push(bar?.textContent?.replace(/\s/g, ' ') ?? '')
            if (seen.at(-1) === '3000 ft') resolve(seen)
          }).observe(bar ?? document.body, { childList: true, characterData: true, subtree: true })
        })
      })
      await page.getByRole('button', { name: 'Show Schools' }).click()
      expect(new Set(await texts)).toEqual(new Set(['3000 ft']))
    })
  })

  test('the map can be moved by keyboard, and shows the schools always at the same positions', async ({
    page,
  }) => {
    await openMap(page)
    const start = await findCenter(marker(page))
    await page.getByRole('region', { name: /Use the arrow keys to move/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await findCenter(marker(page)))?.x).toBeLessThan(start?.x ?? 0)
    await page.keyboard.press('-')
    await expect(scale(page)).toHaveText('5 mi')
    await page.getByRole('button', { name: 'Show the whole area' }).focus()
    await page.keyboard.press('Enter')
    await expect(scale(page)).toHaveText('3 mi')

    await expect(schools(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show Schools' }).focus()
    await page.keyboard.press('Space')
    await expect(scale(page)).toHaveText('3000 ft')
    await expect(schools(page)).toHaveCount(4)
    await expect(page.getByText('Schools are shown at approximate locations.')).toBeVisible()
    const name = 'Cypress Weir Elementary, elementary school, approximate location'
    const first = await findCenter(page.getByRole('img', { name }))

    await reload(page)
    await untilDrawn(page)
    await page.getByRole('button', { name: 'Show Schools' }).click()
    await expect(scale(page)).toHaveText('3000 ft')
    await expect.poll(() => findCenter(page.getByRole('img', { name }))).toEqual(first)

    await page.getByRole('button', { name: 'Hide Schools' }).click()
    await expect(schools(page)).toHaveCount(0)
    await expect(scale(page)).toHaveText('3 mi')
  })
})

test.describe('a street style', () => {
  const ground = (page: Page) => map(page).locator('[data-ground]')

  test('is shown below the county lines, and closer', async ({ page }) => {
    await page.route(streets, (route) => route.fulfill({ json: plainStyle }))
    await openMap(page)
    await expect(ground(page)).toHaveAttribute('data-ground', 'streets')
    await expect
      .poll(() => measureShare(page.locator('canvas'), [0x12, 0x34, 0x56]))
      .toBeGreaterThan(0.5)
    await expect(page.getByText(credit)).toBeVisible()
    await expect(marker(page)).toBeVisible()
    await expect(scale(page)).toHaveText('500 ft')
  })

  for (const [what, body] of [
    ['is not a style', { hello: 'world' }],
    ['is invalid', { ...plainStyle, layers: [{ id: 'x', type: 'line', source: 'nowhere' }] }],
  ] as const) {
    test(`is replaced by the built-in map if it ${what}`, async ({ page }) => {
      const streetTile = page.waitForResponse(streets)
      await page.route(streets, (route) => route.fulfill({ json: body }))
      await openMap(page)
      await streetTile
      await expect.poll(() => measureShare(page.locator('canvas'), paper)).toBeGreaterThan(0.5)
      await expect(ground(page)).toHaveAttribute('data-ground', 'drawing')
    })
  }

  test('is replaced by the built-in map if its tiles fail to load', async ({ page }) => {
    const tiles = ['https://tiles.openfreemap.org/tiles/{z}/{x}/{y}.pbf']
    const source = { type: 'vector', tiles }
    const road = { id: 'road', type: 'line', source: 'streets', 'source-layer': 'roads' }
    const style = { ...plainStyle, sources: { streets: source } }
    await page.route(streets, (route) =>
      route.request().url().includes('/tiles/')
        ? route.fulfill({ status: 503 })
        : route.fulfill({ json: { ...style, layers: [...style.layers, road] } }),
    )
    const refused = page.waitForResponse((response) => response.url().includes('/tiles/'))
    await openMap(page)
    await refused
    await expect.poll(() => measureShare(page.locator('canvas'), paper)).toBeGreaterThan(0.5)
    await expect(ground(page)).toHaveAttribute('data-ground', 'drawing')
  })
})

interface CommunityPlace {
  readonly name: string
  readonly coordinates: { readonly lat: number; readonly lng: number } | null
}

/** The names of the ten communities nearest to a place. */
async function findNearestNames(request: APIRequestContext, place: { lat: number; lng: number }) {
  const communities: CommunityPlace[] = await (
    await request.get('/api/communities?limit=200')
  ).json()
  const miles = ({ coordinates }: CommunityPlace) =>
    coordinates ? measureMiles(place, coordinates) : Number.POSITIVE_INFINITY
  return communities
    .toSorted((a, b) => miles(a) - miles(b))
    .slice(0, 10)
    .map(({ name }) => name)
}

test('a visitor drops a pin by click or keyboard, and both maps list what is nearest to it', async ({
  page,
  request,
}) => {
  await page.route(streets, (route) => route.abort())
  const boerne = { lat: 29.7947, lng: -98.732 }
  const distances = (name: string) => page.getByRole('region', { name, exact: true })
  const nearest = distances('Nearest to your pin')
  const rows = nearest.getByRole('listitem')
  const pin = page.getByRole('button', { name: 'Your pin', exact: true })
  let stored = ''
  const sent: string[] = []
  page.on('request', (each) => sent.push(each.url() + (each.postData() ?? '')))

  await visit(page, `/communities?map=${boerne.lat},${boerne.lng},12`)
  await expect(map(page)).toHaveAttribute('data-map', 'ready')

  await test.step('by keyboard, at the center of the map', async () => {
    await page.getByRole('button', { name: 'Distance from a place' }).press('Enter')
    const panel = distances('Distance from a place')
    await expect(panel.getByRole('status')).toContainText('Click or tap the map to drop a pin')
    await panel.getByRole('button', { name: 'Use the center of the map' }).press('Enter')
    await expect(nearest.getByRole('status')).toContainText(
      'Straight-line distance. Roads are longer.',
    )
    const names = await findNearestNames(request, boerne)
    await expect(nearest.getByRole('status')).toContainText(`Nearest: ${names[0]}, `)
    await expect(rows.getByRole('link')).toHaveText(names)
    await expect(rows.first()).toHaveText(/\d+\.\d miles$/)
    const [frame, tip] = [await page.locator('canvas').boundingBox(), await findCenter(pin)]
    expect(tip?.x).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 2, -1)
    expect(tip?.y).toBeCloseTo((frame?.y ?? 0) + (frame?.height ?? 0) / 2, -1)
  })

  await test.step('by a click, which moves the pin', async () => {
    const before = await rows.allTextContents()
    await page.locator('canvas').click({ position: { x: 20, y: 90 } })
    await expect.poll(() => rows.allTextContents()).not.toEqual(before)
    await rows.first().hover()
    const name = (await rows.first().getByRole('link').textContent()) ?? ''
    const miles = (await rows.first().textContent())?.slice(name.length) ?? ''
    stored = (await page.evaluate(() => localStorage.getItem('map-destination'))) ?? ''
    await page.getByRole('button', { name: 'Close distances' }).click()
    await expect(page.getByRole('button', { name: 'Distance from your pin' })).toBeFocused()
    await visit(page, `/communities?q=${encodeURIComponent(name)}`)
    await map(page)
      .getByRole('button', { name: new RegExp(`^${name}, `) })
      .click()
    await expect(page.getByRole('article', { name, exact: true }).last()).toContainText(
      `${miles} from your pin in a straight line`,
    )
  })

  await test.step('the map of homes has the pin, until it is removed', async () => {
    await visit(page, '/homes?beds=4')
    await expect(map(page)).toHaveAttribute('data-map', 'ready')
    await page.getByRole('button', { name: 'Distance from your pin' }).click()
    await expect(rows).toHaveCount(10)
    await expect(rows.first()).toHaveText(/\d+ homes?\d+\.\d miles$/)
    await expect(rows.first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/homes\?beds=4&.*community=[a-z-]+$/,
    )
    await nearest.getByRole('button', { name: 'Remove the pin' }).click()
    await expect(pin).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Use the center of the map' })).toBeFocused()
  })

  await test.step('a stored text that is no place is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('map-destination', '{"lat":"here"}'))
    await reload(page)
    await expect(map(page)).toHaveAttribute('data-map', 'ready')
    await expect(page.getByRole('button', { name: 'Distance from a place' })).toBeVisible()
  })

  const [lat = '', lng = ''] = /^(29\.\d{4}),(-98\.\d{4})$/.exec(stored)?.slice(1) ?? []
  expect(lat).not.toBe('')
  expect(sent.filter((text) => text.includes(lat) || text.includes(lng))).toEqual([])
})

test('the page shows a message instead of the map without canvas support, and the address and directions', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, `${community}#location-map`)
  await section(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toHaveAttribute('data-map', 'failed')
  await expect(page.getByText('Your browser can’t show the map.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible()
})
