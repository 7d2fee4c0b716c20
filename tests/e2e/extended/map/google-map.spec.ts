import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { insertManyCommunities } from '../../../fixtures/many-communities'
import { expect, test, visit } from '../../fixtures'
import { type ScriptOutcome, serveGoogleMaps } from '../../helpers/google-maps/serve'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// These tests start their own server with an API key. google-maps/ contains the fake of Google's
// script.
test.describe.configure({ mode: 'serial' })

const KEY = 'a-key-for-tests'

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, {
    SEED: 'none',
    RATE_LIMITS: 'off',
    MAP_STYLE_URL: 'none',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: KEY,
  })
  await insertManyCommunities(runningUrl(folder) ?? '', 40, [31, 32, 33])
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const map = (page: Page) => page.getByRole('region', { name: 'Map of communities', exact: true })
const fallback = (page: Page) => page.getByRole('region', { name: 'First communities on the map' })
const clusters = (page: Page) =>
  map(page).getByRole('button', { name: /communities near .+, zoom in$/ })
const prices = (page: Page) => map(page).getByRole('button', { name: /^Test Community/ })

async function expectDrawnBy(shown: Locator, engine: 'google' | 'keyless'): Promise<void> {
  await expect(shown).toHaveAttribute('data-engine', engine)
  await expect(shown).toHaveAttribute('data-map', 'ready')
  await expect(shown.locator('canvas')).toHaveCount(engine === 'google' ? 0 : 1)
}

test('the Google map opens clusters into prices', async ({ page }) => {
  const { request } = await serveGoogleMaps(page, 'works')
  await visit(page, `${guide.url}/communities`)
  await expectDrawnBy(map(page), 'google')
  expect((await request).searchParams.get('key')).toBe(KEY)
  await expect(fallback(page)).toHaveCount(0)

  const whole = await clusters(page).allInnerTexts()
  const before = await prices(page).count()
  // A cluster may open into clusters, and after a click none may be left.
  await expect(async () => {
    const [cluster] = await clusters(page).all()
    await cluster?.click()
    expect(await prices(page).count()).toBeGreaterThan(before)
  }).toPass()
  await map(page).getByRole('button', { name: 'Show the whole area' }).click()
  await expect.poll(() => clusters(page).allInnerTexts()).toEqual(whole)
  await map(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => clusters(page).allInnerTexts()).not.toEqual(whole)
})

test('a price on the Google map is at its location and opens the card', async ({ page }) => {
  await serveGoogleMaps(page, 'works')
  await visit(page, `${guide.url}/communities?q=Test+Community+7`)
  await expectDrawnBy(map(page), 'google')
  const price = prices(page)
  const [area, box] = [await map(page).boundingBox(), await price.boundingBox()]
  if (!area || !box) throw new Error('The map or the price has no size.')
  expect(Math.abs(box.x + box.width / 2 - (area.x + area.width / 2))).toBeLessThan(2)
  expect(Math.abs(box.y + box.height - (area.y + area.height / 2))).toBeLessThan(2)
  const family = (element: Element) => getComputedStyle(element).fontFamily
  expect(await price.evaluate(family)).toBe(await page.locator('body').evaluate(family))

  await price.click()
  const card = map(page).getByRole('article', { name: 'Test Community 7' })
  await expect(card.getByRole('link', { name: 'View community' })).toBeVisible()
  await expect(price).toHaveAttribute('aria-expanded', 'true')
  const beside = { position: { x: area.width * 0.3, y: area.height * 0.3 } }
  await map(page).click(beside)
  await expect(card).toHaveCount(0)

  await map(page).getByRole('button', { name: 'Distance from a place' }).click()
  await map(page).click(beside)
  await expect(map(page).getByRole('listitem')).toHaveText(/^Test Community 7\d+\.\d miles$/)
  await expect(map(page).getByRole('button', { name: 'Your pin' })).toBeVisible()
})

for (const [engine, outcome] of [
  ['google', 'works'],
  ['keyless', 'cannot be reached'],
] as const) {
  test(`three communities at one place can each be opened, by mouse and by keyboard, on the ${engine} map`, async ({
    page,
  }) => {
    await serveGoogleMaps(page, outcome)
    await visit(page, `${guide.url}/communities?map=29.61,-98.61,18`)
    await expectDrawnBy(map(page), engine)
    await expect(prices(page)).toHaveCount(3)
    for (const number of [31, 32, 33]) {
      const price = map(page).getByRole('button', {
        name: new RegExp(`^Test Community ${number},`),
      })
      const card = map(page).getByRole('article', { name: `Test Community ${number}` })
      for (const open of [() => price.click(), () => price.press('Enter')]) {
        await open()
        await expect(card).toBeVisible()
        await card.getByRole('button', { name: `Close Test Community ${number}` }).click()
        await expect(card).toHaveCount(0)
      }
    }
  })
}

interface Failure {
  readonly what: string
  readonly outcome: ScriptOutcome
  /** The console error of Google's script, or of React after an exception in it. */
  readonly says?: RegExp
  /** The failure is only detected by a timeout. */
  readonly waits?: true
}

const failures: readonly Failure[] = [
  { what: 'cannot be reached', outcome: 'cannot be reached' },
  { what: 'never answers', outcome: 'never answers', waits: true },
  { what: 'sends a broken script', outcome: 'is broken', says: /Broken/, waits: true },
  { what: 'throws while it draws', outcome: 'drawing throws', says: /Google could not draw/ },
  { what: 'refuses the key', outcome: 'key is refused', says: /InvalidKeyMapError/ },
]

for (const { what, outcome, says, waits } of failures) {
  test(`when Google ${what}, the page shows the built-in map without a note`, async ({
    page,
    browserErrors,
  }) => {
    if (waits) await page.clock.install()
    const { request } = await serveGoogleMaps(page, outcome)
    await visit(page, `${guide.url}/communities`)
    await request
    if (waits) await page.clock.fastForward(10_000)

    await expectDrawnBy(map(page), 'keyless')
    await expect(clusters(page).first()).toBeVisible()
    await expect(fallback(page)).toHaveCount(0)
    expect(browserErrors.splice(0)).toEqual(says ? [expect.stringMatching(says)] : [])
  })
}

test('after a failure of Google, the next page uses the built-in map immediately', async ({
  page,
}) => {
  await serveGoogleMaps(page, 'cannot be reached')
  await visit(page, `${guide.url}/communities?q=Test+Community+7`)
  await expectDrawnBy(map(page), 'keyless')

  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await prices(page).click()
  await map(page).getByRole('link', { name: 'View community' }).click()
  const location = page.getByRole('region', { name: /^Map of Test Community \d+$/ })
  // Next scrolls the next page to its top, which may come after this scrolling.
  await expect(async () => {
    await location.scrollIntoViewIfNeeded()
    await expect(location).toHaveAttribute('data-map', 'ready', { timeout: 2_000 })
  }).toPass()
  await expectDrawnBy(location, 'keyless')
  expect(urls.filter((url) => url.includes('googleapis'))).toEqual([])
})

test('the Google map shows the location of a community', async ({ page }) => {
  await serveGoogleMaps(page, 'works')
  await visit(page, `${guide.url}/communities/test-community-7#location-map`)
  const location = page.getByRole('region', { name: 'Map of Test Community 7', exact: true })
  await expectDrawnBy(location, 'google')
  await expect(location.getByRole('img', { name: /^Test Community 7, from/ })).toBeVisible()
})
