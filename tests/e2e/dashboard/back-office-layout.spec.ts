import type { Locator } from '@playwright/test'
import { widths } from '../a11y/axe'
import { aBuilder, removeOwnBuilders } from '../builders/own-builders'
import { expect, test } from '../fixtures'
import { asAdmin, createStaff, signInAs, signInAtAdmin } from '../staff'

test.afterEach(removeOwnBuilders)

/** The bounding box of an element. Throws if it is not visible. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of widths) {
  test(`an offer of unsaved changes leaves the buttons their place, at ${width}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await aBuilder(request, 'Kept Homes', `kept-${crypto.randomUUID().slice(0, 8)}`)
    await signInAs(page, 'editor')
    await page.goto(`/admin/collections/builders/${id}`)
    const name = page.getByRole('textbox', { name: /^Name/ })
    const bar = page.locator('.doc-controls')
    await expect(bar.getByText('Saved:')).toBeVisible()
    const { height } = await boxOf(bar)
    const stored = () => page.evaluate(() => Object.values(localStorage).join())
    page.on('dialog', (dialog) => void dialog.accept())
    await name.fill('Kept Homes, not saved')
    await expect.poll(stored).toContain('Kept Homes, not saved')
    await page.reload()
    const offers = page.getByRole('status').filter({ hasText: 'Unsaved changes from' })
    await expect(offers.getByRole('button', { name: 'Discard' })).toBeVisible()
    const { y, right, bottom } = await boxOf(offers)
    expect(right).toBeLessThanOrEqual(width)
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(height)
    expect((await boxOf(bar)).bottom).toBeLessThanOrEqual(y)
    expect(bottom).toBeLessThanOrEqual((await boxOf(name)).y)

    await name.fill('Typed beside the offer')
    await expect.poll(stored).toContain('Typed beside the offer')
    await page.reload()
    await expect(offers).toHaveCount(2)
    await offers.last().getByRole('button', { name: 'Restore' }).click()
    await expect(name).toHaveValue('Kept Homes, not saved')
    await expect(offers).toHaveCount(1)
    await offers.getByRole('button', { name: 'Restore' }).click()
    await expect(name).toHaveValue('Typed beside the offer')
  })

  test(`the account page and the array fields fit the screen, at ${width}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAtAdmin(page, await createStaff(request, 'editor'))
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.goto('/admin/account')
    await expect(page.getByRole('heading', { name: 'Your settings' })).toBeVisible()
    expect(await sideways()).toBeLessThanOrEqual(0)

    await page.goto('/admin/globals/moving-checklist')
    const stored = await request.get('/cms/api/globals/moving-checklist', { headers: asAdmin() })
    const { groups } = await stored.json()
    await expect(page.locator('.collapsible__header-wrap').first()).toContainText(groups[0].title)
    const entry = page.getByText('Ask the builder for a realistic closing window').first()
    await expect(entry).toBeVisible()
    const cut = await entry.evaluate((text) => text.scrollWidth - text.clientWidth)
    expect(cut).toBeLessThanOrEqual(0)
    expect(await sideways()).toBeLessThanOrEqual(0)
  })

  test(`all bulk actions are within the screen, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, 'editor')
    await page.goto('/admin/collections/communities')
    await expect(page.getByRole('main')).toBeVisible()
    await page.getByRole('table').getByRole('checkbox').first().check()
    for (const name of ['Edit', 'Publish', 'Unpublish', 'Delete']) {
      const { x, right } = await boxOf(page.getByRole('button', { name, exact: true }))
      expect(x).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  })
}
