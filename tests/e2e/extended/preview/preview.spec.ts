import { expect, test, visit } from '../../fixtures'
import { aBuilder, removeOwnBuilders } from '../../helpers/own-builders'
import { signInAs } from '../../staff'

test.afterEach(removeOwnBuilders)

test('a contributor sees unpublished changes next to the form, at three widths', async ({
  page,
  request,
}) => {
  const slug = `shown-${crypto.randomUUID().slice(0, 8)}`
  const id = await aBuilder(request, 'Shown Homes', slug)
  await signInAs(page, 'contributor')
  await visit(page, `/admin/collections/builders/${id}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shown Homes')
  await expect(preview.getByText('This is what visitors see.')).toBeVisible()

  // It follows typing.
  await page.getByRole('textbox', { name: /^Name/ }).fill('Typed Homes')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Typed Homes')
  await expect(preview.getByText('This preview includes unsaved changes.')).toBeVisible()

  await page.getByRole('textbox', { name: /^Name/ }).fill('Unseen Homes')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Unseen Homes')
  await expect(preview.getByText('Draft', { exact: true }).first()).toBeVisible()
  await expect(preview.getByText('Only staff see this.')).toBeVisible()

  for (const width of ['Mobile', 'Tablet', 'Desktop']) {
    await page.getByRole('button', { name: /Responsive|Mobile|Tablet|Desktop/ }).click()
    await page.getByRole('button', { name: width, exact: true }).last().click()
  }

  await expect
    .poll(async () => (await request.get(`/builders/${slug}`)).text())
    .toContain('Shown Homes')
  const toStranger = await request.get(`/preview/builders/${id}`)
  expect(toStranger.status()).toBe(404)
  expect(await toStranger.text()).not.toContain('Unseen Homes')
})

test('a page links to its form for staff only', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Edit this page' })

  await test.step('a visitor has no link, and the page asks for none', async () => {
    const requests: string[] = []
    page.on('request', (sent) => requests.push(sent.url()))
    await visit(page, '/builders/dr-horton')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(link).toHaveCount(0)
    expect(requests.filter((url) => url.includes('/internal/'))).toEqual([])
  })

  // A page asks for the link of a browser that has opened the back office.
  await signInAs(page, 'editor')
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await visit(page, '/')
  await expect(link).toHaveAttribute('href', '/admin/globals/home')
  await visit(page, '/builders/dr-horton')
  await link.click()
  await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue('dr-horton')
})
