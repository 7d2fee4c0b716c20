import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { createStaff, PASSWORD, signIn } from '../../staff'

/** The code that an app shows, or will show in 30 seconds, which is valid already. */
const generateCode = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The key that is shown to those who cannot scan the QR code. */
async function readSecret(part: Page | Locator): Promise<string> {
  await part.getByText('No camera?').click()
  const text = await part.locator('details code').textContent()
  return (text ?? '').replaceAll(' ', '')
}

test('an editor turns on two-step sign-in, signs in with a code and a recovery code, and turns it off', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = await createStaff(request, 'editor')
  await signIn(page, email)
  await visit(page, '/admin/account')
  const part = page.getByRole('group', { name: 'Two-step sign-in' })
  const codes = part.getByRole('region', { name: 'Save your recovery codes' }).getByRole('listitem')
  let recoveryCode = ''

  await test.step('a wrong code turns nothing on', async () => {
    await part.getByRole('button', { name: 'Turn on' }).click()
    await expect(part.getByAltText('QR code for the authenticator app')).toBeVisible()
    await expect(part.getByLabel('Code', { exact: true })).toBeFocused()
    await expectAccessibleAtAllWidths(page, { part: '.guide-account-part' })
    await part.getByLabel('Code', { exact: true }).fill('000000')
    await part.getByLabel('Your current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^This code is not valid\./)).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('400 POST')])
  })

  const secret = await readSecret(part)
  await test.step('the right code turns it on and shows recovery codes', async () => {
    await part.getByLabel('Code', { exact: true }).fill(generateCode(secret))
    await part.getByRole('button', { name: 'Confirm' }).click()
    await expect(codes).toHaveCount(10)
    recoveryCode = (await codes.first().textContent()) ?? ''
    await page.reload()
    await expect(part.getByText(/^On since .*\. 10 recovery codes are left\.$/)).toBeVisible()
    await expect(codes).toHaveCount(0)
  })

  await test.step('the password alone does not sign in', async () => {
    await page.context().clearCookies({ name: 'payload-token' })
    await visit(page, '/admin/login')
    await enterPassword(page, email)
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
    const code = page.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expectAccessibleAtAllWidths(page)
    await code.fill('000000')
    await code.press('Enter')
    await expect(page.getByText(/^This code is not valid\. Each/)).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([
      expect.stringContaining('401 POST'),
      expect.stringContaining('401 POST'),
    ])
    // The code of the setup was used. The next one is valid 30 seconds early.
    await code.fill(generateCode(secret, Date.now() + 30_000))
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  await test.step('a recovery code signs in, and leads to the requested page', async () => {
    await page.context().clearCookies({ name: 'payload-token' })
    await visit(page, '/admin/account')
    await enterPassword(page, email)
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode.toLowerCase())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(part.getByText(/ 9 recovery codes are left\.$/)).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('401 POST')])
  })

  await test.step('the owner turns it off with the password', async () => {
    await part.getByRole('button', { name: 'Turn off' }).click()
    await part.getByLabel('Your current password').fill(PASSWORD)
    await part.getByRole('button', { name: 'Turn off' }).click()
    await expect(part.getByRole('button', { name: 'Turn on' })).toBeVisible()
    await signIn(page, email)
  })
})

test('a contributor sees the own sessions and ends one of them', async ({ page, request }) => {
  const email = await createStaff(request, 'contributor')
  const data = { email, password: PASSWORD }
  const login = await request.post('/cms/api/users/login', { data })
  const headers = { authorization: `JWT ${(await login.json()).token}` }
  await signIn(page, email)
  await visit(page, '/admin/account')
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByRole('row')).toHaveCount(3)
  await expect(sessions.getByRole('row').nth(1)).toContainText('This browser')
  await expectAccessibleAtAllWidths(page, { part: '.guide-sessions' })
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('The session was ended.')).toBeVisible()
  await expect(sessions.getByRole('row')).toHaveCount(2)
  const { user } = await (await request.get('/cms/api/users/me', { headers })).json()
  expect(user).toBeNull()
  await page.reload()
  await expect(sessions.getByRole('row')).toHaveCount(2)
})
