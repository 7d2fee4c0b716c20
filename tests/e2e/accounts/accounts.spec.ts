import { expect, test } from '../fixtures'
import { asAdmin, createStaff, openSecondUser, signInAtAdmin } from '../staff'

test('an admin signs a user out of all sessions', async ({ page, request, browser, baseURL }) => {
  const email = await createStaff(request, 'contributor')
  const otherEditor = await openSecondUser(browser, baseURL)
  await signInAtAdmin(otherEditor, email)

  const found = await request.get(`/cms/api/users?where[email][equals]=${email}`, {
    headers: asAdmin(),
  })
  const { docs } = await found.json()
  await signInAtAdmin(page, await createStaff(request, 'admin'))
  await page.goto(`/admin/collections/users/${docs[0].id}`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('1 session was ended.')).toBeVisible()

  await otherEditor.goto('/admin/collections/communities')
  await expect(otherEditor.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a contributor sees why a new password is rejected, and the old one remains valid', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = await createStaff(request, 'contributor')
  await signInAtAdmin(page, email)
  await page.goto('/admin/account')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password').fill('password1234')
  // The form compares the two passwords after the server has validated them.
  const compared = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByLabel('Confirm Password').fill('password1234')
  await compared
  await page.getByRole('button', { name: 'Save' }).click()
  const rejection = page.getByText(/^This is similar to a commonly used password\./)
  await expect(rejection.filter({ visible: true }).first()).toBeVisible()
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('400 PATCH')])

  await page.context().clearCookies()
  await signInAtAdmin(page, email)
})
