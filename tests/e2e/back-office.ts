import type { Page } from '@playwright/test'
import { test as base } from './fixtures'

export { expect } from './fixtures'

/**
 * The `test` of one staff user at a time. Its pages open in one browser profile per worker, which
 * keeps the scripts of the back office and their compiled code: a page then takes a third less CPU
 * time. Every test begins signed out, with an empty storage and without the routes of the one before.
 * Options of `test.use` other than the viewport have no effect. A second user needs a browser of
 * their own, see `openSecondUser`.
 */
export const test = base.extend({
  context: async ({ profile }, use) => {
    await use(profile)
    await profile.unrouteAll()
    await profile.clearCookies()
    await profile.clearPermissions()
    for (const page of profile.pages()) {
      await clearStorage(page)
      await page.close()
    }
  },

  page: async ({ page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})

async function clearStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb',
  })
}
