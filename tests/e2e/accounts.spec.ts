import { expect, test } from './fixtures'
import { anotherPerson, asAdmin, createStaff, signInAtAdmin } from './staff'

test('an admin signs a colleague out everywhere', async ({ page, request, browser, baseURL }) => {
  const email = await createStaff(request, 'contributor')
  const colleague = await anotherPerson(browser, baseURL)
  await signInAtAdmin(colleague, email)

  const found = await request.get(`/cms/api/users?where[email][equals]=${email}`, {
    headers: asAdmin(),
  })
  const { docs } = await found.json()
  await signInAtAdmin(page, await createStaff(request, 'admin'))
  await page.goto(`/admin/collections/users/${docs[0].id}`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('One session has ended.')).toBeVisible()

  await colleague.goto('/admin/collections/communities')
  await expect(colleague.getByRole('button', { name: 'Login' })).toBeVisible()
})
