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

test('staff are told why a password is refused, and keep the one they have', async ({
  page,
  request,
  complaints,
}) => {
  const email = await createStaff(request, 'contributor')
  await signInAtAdmin(page, email)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password').fill('password1234')
  await page.getByLabel('Confirm Password').fill('password1234')
  // The form compares the two a moment after they were typed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    const refusal = page.getByText(/^This is similar to a commonly used password\./)
    await expect(refusal.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('400 PATCH'))
  await page.context().clearCookies()
  await signInAtAdmin(page, email)
})
