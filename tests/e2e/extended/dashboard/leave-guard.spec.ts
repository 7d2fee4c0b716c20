import { expect, test, visit } from '../../fixtures'
import { aBuilder, removeOwnBuilders } from '../../helpers/own-builders'
import { signInAs } from '../../staff'

test.afterEach(removeOwnBuilders)

test('Back and links ask before they leave unsaved changes', async ({ page, request }) => {
  const name = `Kept Homes ${crypto.randomUUID().slice(0, 8)}`
  const id = await aBuilder(request, name, name.toLowerCase().replaceAll(' ', '-'))
  await signInAs(page, 'contributor')
  await visit(page, `/admin/collections/builders?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const field = page.getByRole('textbox', { name: /^Name/ })
  await expect(field).toHaveValue(name)

  const dialog = page.getByRole('dialog').filter({ hasText: 'Leave without saving' })
  const stay = dialog.getByRole('button', { name: 'Stay on this page' })
  const form = new RegExp(`/builders/${id}$`)
  await field.fill('Typed Homes')
  // The browser shows the address of the list until the step is undone.
  await page.evaluate(() => history.back())
  await stay.click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(form)
  await expect(field).toHaveValue('Typed Homes')

  await page.getByRole('link', { name: 'Events' }).first().click()
  await stay.click()
  await expect(field).toHaveValue('Typed Homes')

  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page).toHaveURL(/\/builders\?search=/)
  // Without changes, no question is asked, and the list is shown.
  await page.evaluate(() => history.forward())
  await expect(field).toHaveValue(name)
  await page.evaluate(() => history.back())
  await expect(page.getByRole('link', { name })).toBeVisible()
})
