import { expect, test } from '../fixtures'
import { asAdmin, createStaff, openSecondUser, signInAtAdmin } from '../staff'

const label = 'Below the service providers: heading'
const before = 'More for your new home'

test.afterEach(async ({ request }) => {
  const response = await request.post('/cms/api/globals/site-copy', {
    headers: asAdmin(),
    data: { resources: { providersHeading: before } },
  })
  expect(response.ok()).toBe(true)
})

test('an editor changes shared copy, and visitors see it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const visitor = await openSecondUser(browser, baseURL)
  await visitor.goto('/resources/new-home-service-providers')
  await expect(visitor.getByRole('heading', { name: before })).toBeVisible()

  await signInAtAdmin(page, await createStaff(request, 'editor'))
  await page.getByRole('link', { name: 'Shared text' }).click()
  await page.getByRole('button', { name: 'Resources' }).click()
  await expect(page.getByLabel(label)).toHaveValue(before)
  await page.getByLabel(label).fill('Once you live there')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Once you live there' })).toBeVisible()
  }).toPass()
})
