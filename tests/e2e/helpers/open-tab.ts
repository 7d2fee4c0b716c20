import type { Page } from '@playwright/test'

/** Opens a tab of a long form. Payload renders the fields of the open tab only. */
export async function openTab(page: Page, label: string): Promise<void> {
  await page.locator('.tabs-field__tab-button').filter({ hasText: label }).click()
}
