import type { Locator } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { widths } from '../../helpers/axe'
import { aBuilder, removeOwnBuilders } from '../../helpers/own-builders'
import { asAdmin, signInAs } from '../../staff'

test.afterEach(removeOwnBuilders)

/** The bounding box of an element. Throws if it is not visible. */
async function getBox(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The pages are loaded at the first width, and then resized. */
const [wide] = widths

test('an offer of unsaved changes leaves the buttons their place at all widths', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: wide, height: 900 })
  const id = await aBuilder(request, 'Kept Homes', `kept-${crypto.randomUUID().slice(0, 8)}`)
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/builders/${id}`)
  const name = page.getByRole('textbox', { name: /^Name/ })
  const bar = page.locator('.doc-controls')
  await expect(bar.getByText('Saved:')).toBeVisible()
  const heights = new Map<number, number>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    heights.set(width, (await getBox(bar)).height)
  }
  const stored = () => page.evaluate(() => Object.values(localStorage).join())
  page.on('dialog', (dialog) => void dialog.accept())
  await name.fill('Kept Homes, not saved')
  await expect.poll(stored).toContain('Kept Homes, not saved')
  await page.setViewportSize({ width: wide, height: 900 })
  await reload(page)
  const offers = page.getByRole('status').filter({ hasText: 'Unsaved changes from' })
  await expect(offers.getByRole('button', { name: 'Discard' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The navigation moves when the width changes.
    await expect(async () => {
      const { y, right, bottom } = await getBox(offers)
      expect(right).toBeLessThanOrEqual(width)
      expect((await getBox(bar)).height).toBeLessThanOrEqual(heights.get(width) ?? 0)
      expect((await getBox(bar)).bottom).toBeLessThanOrEqual(y)
      expect(bottom).toBeLessThanOrEqual((await getBox(name)).y)
    }).toPass()
  }

  await name.fill('Typed beside the offer')
  await expect.poll(stored).toContain('Typed beside the offer')
  await reload(page)
  await expect(offers).toHaveCount(2)
  await offers.last().getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Kept Homes, not saved')
  await expect(offers).toHaveCount(1)
  await offers.getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Typed beside the offer')
})

test('the account page and the array fields fit the screen at all widths', async ({
  page,
  request,
}) => {
  const atAllWidths = async (check: () => Promise<void>) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await check()
    }
    await page.setViewportSize({ width: wide, height: 900 })
  }
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: wide, height: 900 })
  await signInAs(page, 'editor')

  await test.step('the account page', async () => {
    await visit(page, '/admin/account')
    await expect(page.getByRole('heading', { name: 'Your settings' })).toBeVisible()
    await atAllWidths(() => expect.poll(sideways).toBeLessThanOrEqual(0))
  })

  await test.step('the array fields', async () => {
    await visit(page, '/admin/globals/moving-checklist')
    const stored = await request.get('/cms/api/globals/moving-checklist', { headers: asAdmin() })
    const { groups } = await stored.json()
    await expect(page.locator('.collapsible__header-wrap').first()).toContainText(groups[0].title)
    const entry = page.getByText('Ask the builder for a realistic closing window').first()
    await expect(entry).toBeVisible()
    const cut = () => entry.evaluate((text) => text.scrollWidth - text.clientWidth)
    await atAllWidths(async () => {
      await expect.poll(cut).toBeLessThanOrEqual(0)
      await expect.poll(sideways).toBeLessThanOrEqual(0)
    })
  })
})
