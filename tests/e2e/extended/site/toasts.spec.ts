import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { notifications, toasts } from '../../helpers/toast'

const send = (page: Page) => page.getByRole('button', { name: 'Request Tour' })

/** Opens a page with a completed form; the intercepted request stores nothing. */
async function openForm(page: Page) {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: '1' } }))
  await visit(page, '/communities/villa-serena')
  await fillIn(page)
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Ana Buyer')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Phone').fill('(210) 555-0142')
  await page.getByLabel('Message').fill('May we come on Saturday?')
}

/** Drags a toast to the right by the number of pixels and releases it. */
async function swipe(page: Page, pixels: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast')
  const [x, y] = [box.x + 80, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let moved = 10; moved <= pixels; moved += 10) await page.mouse.move(x + moved, y)
  await page.mouse.up()
}

test('a swipe or F8 closes a toast, and only one is shown at a time', async ({
  page,
  browserErrors,
}) => {
  await openForm(page)

  await test.step('a swipe of 40 px to the right leaves it open, one of 60 px closes it', async () => {
    await send(page).click()
    // A toast does not close while the pointer is over it.
    await toasts(page).hover()
    await swipe(page, 40)
    await expect(toasts(page)).toBeVisible()
    await swipe(page, 60)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('F8 focuses the notifications, which can be closed from there', async () => {
    await fillIn(page)
    await send(page).click()
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('F8')
    const region = notifications(page)
    await expect(region.getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(region.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('only one is shown at a time', async () => {
    await fillIn(page)
    await send(page).click()
    await expect(toasts(page)).toContainText('Success!')
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: 'Unavailable' }))
    await fillIn(page)
    await send(page).click()
    await expect(toasts(page)).toContainText('Error')
    await expect(toasts(page)).toHaveCount(1)
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 POST')])
  })
})

test.describe('with a clock of its own', () => {
  test('a toast closes after 5000 ms', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openForm(page)
    await page.clock.pauseAt(120_000)
    await send(page).click()
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(toasts(page)).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [50] })
    await page.clock.runFor(4500)
    await expect(toasts(page)).toBeVisible()
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
  })
})
