import type { Locator, Page } from '@playwright/test'

/** The region of the toasts. It exists after the first toast. */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' })

/**
 * The visible toasts. The `status` next to them is for screen readers and is removed after a
 * second.
 */
export const toasts = (page: Page): Locator => notifications(page).getByRole('listitem')
