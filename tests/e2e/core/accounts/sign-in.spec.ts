import { expect, test, visit } from '../../fixtures'
import { createStaff, PASSWORD } from '../../staff'

test('an editor is refused with a wrong password, signs in with the right one, and signs out', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = await createStaff(request, 'editor')
  await visit(page, '/admin')
  const password = page.getByLabel('Password')
  await page.getByLabel('Email').fill(email)
  await password.fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible()
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('401 POST')])
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await page.getByRole('link', { name: 'Sign out' }).first().click()
  await expect(page.getByText('You have been signed out.').first()).toBeVisible()
  const headers = { authorization: `JWT ${cookie?.value}` }
  expect(await (await request.get('/cms/api/users/me', { headers })).json()).toMatchObject({
    user: null,
  })
  await visit(page, '/admin/collections/communities')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
