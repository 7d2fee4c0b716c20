import type { Page } from '@playwright/test'

/**
 * Waits until React handles the events of a page, which it marks its elements with. The scripts load
 * after the first paint. Files and error pages have none.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      matchMedia('(scripting: none)').matches ||
      document.scripts.length === 0 ||
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')),
  )
}
