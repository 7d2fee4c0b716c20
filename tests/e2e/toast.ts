import type { Locator, Page } from '@playwright/test'

/** Where notifications stand; it exists from the first one on. */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' })

/** What is shown: the `status` beside it is only what is read aloud, and goes after a second. */
export const toasts = (page: Page): Locator => notifications(page).getByRole('listitem')
