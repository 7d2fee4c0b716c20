import { expect, test, visit } from '../../fixtures'
import { tabTo } from '../../helpers/tab-to'
import { toasts } from '../../helpers/toast'

test('a visitor gets from the home page to a tour request by keyboard', async ({ page }) => {
  await visit(page, '/')

  await test.step('past the header, to the search', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Community or city'))
    await page.keyboard.type('villa')
    await tabTo(page, page.getByRole('button', { name: 'Search communities' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/communities\?q=villa/)
  })

  await test.step('past the filters, to the community', async () => {
    const cards = page.getByRole('article')
    const card = cards.getByRole('link', { name: 'Villa Serena', exact: true })
    await expect(card).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Skip to results' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Remove filter “villa”' })).toBeFocused()
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Villa Serena' })).toBeVisible()
    // The page scrolls smoothly to the top, which would end at another place than the next link.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  const name = page.getByLabel('Name')
  const button = page.getByRole('button', { name: 'Request Tour' })

  await test.step('through Get Info to the form, past everything before it', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Get Info' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeInViewport()
    await tabTo(page, name)
  })

  await test.step('the form shows what is missing and focuses the first field', async () => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect(name).toBeFocused()
  })

  await test.step('the completed form is sent, and the notification can be closed', async () => {
    for (const text of ['Ana Buyer', 'ana@example.com', '(210) 555-0142']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await tabTo(page, page.getByLabel('Message'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('May we come on Saturday?')
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toContainText('Success!')
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
  })
})
