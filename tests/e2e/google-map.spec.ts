import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { runningUrl } from '../../scripts/launch/embedded-postgres'
import { insertManyCommunities } from '../fixtures/many-communities'
import { scratchFolder } from '../scratch-folder'
import { expect, test } from './fixtures'
import { type ScriptFate, serveGoogleMaps } from './google-maps/serve'
import { type Guide, startGuide } from './setup/guide'

// A guide of their own, with a key; Google's script is the fake in google-maps/.
test.describe.configure({ mode: 'serial' })

const KEY = 'a-key-for-tests'

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = scratchFolder()
  guide = await startGuide(folder, {
    ...{ SEED: 'none', RATE_LIMITS: 'off', MAP_STYLE_URL: 'none' },
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: KEY,
  })
  await insertManyCommunities(runningUrl(folder) ?? '', 40)
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const map = (page: Page) => page.getByRole('region', { name: 'Map of communities' })
const fallback = (page: Page) => page.getByRole('region', { name: 'First communities on the map' })
const clusters = (page: Page) => map(page).getByRole('button', { name: /^\d+ communities/ })
const prices = (page: Page) => map(page).getByRole('button', { name: /^Test Community/ })

async function expectDrawnBy(page: Page, engine: 'google' | 'keyless'): Promise<void> {
  await expect(map(page)).toHaveAttribute('data-engine', engine)
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
  await expect(clusters(page).first()).toBeVisible()
}

test('Google draws the map: clusters open into prices, a price opens the card', async ({
  page,
}) => {
  const { asked } = await serveGoogleMaps(page, 'works')
  await page.goto(`${guide.url}/communities`)
  await expectDrawnBy(page, 'google')
  expect((await asked).searchParams.get('key')).toBe(KEY)
  await expect(map(page).locator('canvas')).toHaveCount(0)
  await expect(fallback(page)).toHaveCount(0)

  const before = await prices(page).count()
  await clusters(page).first().click()
  await expect.poll(() => prices(page).count()).toBeGreaterThan(before)

  const price = prices(page).first()
  await price.click()
  await expect(price).toHaveAttribute('aria-expanded', 'true')
  const card = map(page).getByRole('article')
  await expect(card.getByRole('link', { name: 'View community' })).toBeVisible()

  // The upper edge has no markers: a click there is one on the map itself.
  const box = await map(page).boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 3)
  await expect(card).toHaveCount(0)
})

test('on a map of Google the buttons move it, and texts look like those of the guide', async ({
  page,
}) => {
  await serveGoogleMaps(page, 'works')
  await page.goto(`${guide.url}/communities`)
  await expectDrawnBy(page, 'google')
  const family = (element: Element) => getComputedStyle(element).fontFamily
  expect(await clusters(page).first().evaluate(family)).toBe(
    await page.locator('body').evaluate(family),
  )
  const whole = await clusters(page).allInnerTexts()
  for (let step = 0; step < 3; step += 1) {
    await map(page).getByRole('button', { name: 'Zoom in' }).click()
  }
  await expect.poll(() => clusters(page).allInnerTexts()).not.toEqual(whole)
  await map(page).getByRole('button', { name: 'Show the whole area' }).click()
  await expect.poll(() => clusters(page).allInnerTexts()).toEqual(whole)
})

interface Failure {
  readonly what: string
  readonly fate: ScriptFate
  /** What Google itself, or React of what Google has thrown, writes into the console. */
  readonly says?: RegExp
  /** Only the clock can tell. */
  readonly waits?: true
}

const failures: readonly Failure[] = [
  { what: 'cannot be reached', fate: 'cannot be reached' },
  { what: 'never answers', fate: 'never answers', waits: true },
  { what: 'sends a broken script', fate: 'is broken', says: /Broken/, waits: true },
  { what: 'throws while it draws', fate: 'drawing throws', says: /Google could not draw/ },
  { what: 'refuses the key', fate: 'key is refused', says: /InvalidKeyMapError/ },
]

for (const { what, fate, says, waits } of failures) {
  test(`where Google ${what}, the guide draws the map and lists six communities`, async ({
    page,
    complaints,
  }) => {
    if (waits) await page.clock.install()
    const { asked } = await serveGoogleMaps(page, fate)
    await page.goto(`${guide.url}/communities`)
    await asked
    if (waits) await page.clock.fastForward(10_000)

    await expectDrawnBy(page, 'keyless')
    await expect(map(page).locator('canvas')).toBeVisible()
    await expect(fallback(page).getByRole('listitem')).toHaveCount(6)
    await expect(fallback(page).getByRole('link').first()).toHaveText(/^Test Community/)
    await expect(fallback(page)).toContainText('An API key is required')
    await prices(page).first().click()
    await expect(map(page).getByRole('article')).toBeVisible()
    expect(complaints.splice(0)).toEqual(says ? [expect.stringMatching(says)] : [])
  })
}
