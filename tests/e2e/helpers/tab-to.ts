import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the element has the focus, at most 150 times. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const { isThere, focused } = await goal.evaluateAll((all) => ({
      isThere: all.some((one) => one === document.activeElement),
      focused: document.activeElement?.outerHTML.slice(0, 100) ?? '',
    }))
    if (isThere) return
    passed.push(focused)
  }
  throw new Error(`Tab never reaches ${goal}, but\n${passed.join('\n')}`)
}
