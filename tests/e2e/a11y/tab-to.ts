import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the element has the focus, at most 150 times. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const isThere = await goal.evaluateAll((all) =>
      all.some((one) => one === document.activeElement),
    )
    if (isThere) return
  }
  throw new Error(`Tab never reaches ${goal}`)
}
