import type { Locator, Page } from '@playwright/test'

/** The region of the toasts. It exists after the first toast. */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' })

/**
 * The visible toasts. The `status` next to them is for screen readers and is removed after a
 * second.
 */
export const toasts = (page: Page): Locator => notifications(page).getByRole('listitem')

/**
 * Focuses the toast, which does not close until the focus leaves it. The pointer keeps it open only
 * as long as the viewport has the same size.
 */
export const holdToast = (page: Page): Promise<void> => toasts(page).focus()
