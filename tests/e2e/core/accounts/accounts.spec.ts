import { expect, test, visit } from '../../fixtures'
import { asAdmin, createStaff, PASSWORD, signIn, signInAs } from '../../staff'

test('an admin signs a user out of all sessions', async ({ page, request, baseURL }) => {
  const email = await createStaff(request, 'contributor')
  const login = await request.post('/cms/api/users/login', { data: { email, password: PASSWORD } })
  const { token, user } = await login.json()
  const signedIn = async () => {
    const headers = { authorization: `JWT ${token}` }
    return (await (await request.get('/cms/api/users/me', { headers })).json()).user?.email ?? null
  }
  expect(await signedIn()).toBe(email)

  await signInAs(page, 'admin')
  await visit(page, `/admin/collections/users/${user.id}`)
  await expect(page.getByRole('link', { name: 'API', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('1 session was ended.')).toBeVisible()
  expect(await signedIn()).toBeNull()

  await page.context().addCookies([{ name: 'payload-token', value: token, url: baseURL ?? '' }])
  await visit(page, '/admin/collections/communities')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('an admin disables an account, whose owner cannot sign in until it is enabled', async ({
  page,
  request,
}) => {
  const email = await createStaff(request, 'contributor')
  const data = { email, password: PASSWORD }
  const { user } = await (await request.post('/cms/api/users/login', { data })).json()
  await signInAs(page, 'admin')
  await visit(page, `/admin/collections/users/${user.id}`)
  const box = page.getByLabel('Disable this account')
  for (const status of [403, 200]) {
    await box.setChecked(status === 403)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
    expect((await request.post('/cms/api/users/login', { data })).status()).toBe(status)
    await visit(page, `/admin/collections/users/${user.id}`)
    await expect(box).toBeChecked({ checked: status === 403 })
  }
})

test('an admin invites a contributor, who finds only what they may change', async ({ page }) => {
  await signInAs(page, 'admin')
  await visit(page, '/admin/collections/users')
  await page.getByText('Invite staff').click()
  // Only the link in the form creates an account with a password.
  await expect(page.locator('a[href$="/collections/users/create"]')).toHaveCount(1)
  const form = page.getByRole('form', { name: 'Invite staff' })
  const email = `invited-${crypto.randomUUID().slice(0, 8)}@staff.example`
  await form.getByLabel('Name').fill('Ana Writer')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  // The tests' guide has no mail server.
  const link = page.getByRole('status').filter({ hasText: 'Email isn’t set up' }).locator('code')
  await expect(page.getByRole('cell', { name: email })).toBeVisible()

  const invitation = (await link.textContent()) ?? ''
  await page.goto('about:blank')
  await page.context().clearCookies()
  await visit(page, invitation)
  // A password typed while Payload checks the empty fields for the first time is lost: type it again.
  await expect(async () => {
    if (await page.getByRole('button', { name: 'Sign in' }).isVisible()) return
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    const saved = page.waitForResponse(/reset-password/, { timeout: 5_000 })
    await page.getByRole('button', { name: 'Reset password' }).click()
    await saved
  }).toPass()
  // A link in an email does not sign in.
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Communities' })).toBeVisible()
  await expect(menu.getByRole('button')).toHaveText(['Listings', 'Editorial'])
  for (const name of ['Ads', 'Staff', 'Site settings', 'Home page', 'Leads'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ana Writer' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText('API key')).toHaveCount(0)
})

test('a contributor sees why a new password is rejected, and the old one remains valid', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = await createStaff(request, 'contributor')
  await signIn(page, email)
  await visit(page, '/admin/account')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password').fill('password1234')
  await page.getByLabel('Confirm password').fill('password1234')
  await page.getByLabel('Your current password', { exact: true }).fill(PASSWORD)
  const rejection = page.getByText(/^This is similar to a commonly used password\./)
  // Payload refuses to save until it has compared the two passwords, which it does on the server.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(rejection.filter({ visible: true }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(new Set(browserErrors.splice(0).map((error) => error.includes('400 PATCH')))).toEqual(
    new Set([true]),
  )

  await signIn(page, email)
})

test('a contributor changes their email address with their current password', async ({
  page,
  request,
  browserErrors,
}) => {
  await signIn(page, await createStaff(request, 'contributor'))
  await visit(page, '/admin/account')
  const email = page.getByLabel('Email')
  const old = await email.inputValue()
  const password = page.getByLabel('Your current password', { exact: true })
  const save = page.getByRole('button', { name: 'Save' })
  await expect(password).toHaveCount(0)
  await email.fill(`moved-${old}`)
  for (const [entered, message] of [
    ['', 'Enter your current password to confirm this change.'],
    ['a guess', 'This is not your current password.'],
  ] as const) {
    await password.fill(entered)
    await save.click()
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible()
    await expect(email).toHaveValue(`moved-${old}`)
    await expect(password).toHaveValue(entered)
  }
  expect(browserErrors.splice(0)).toEqual([
    expect.stringContaining('400 PATCH'),
    expect.stringContaining('400 PATCH'),
  ])

  // A rejected password does not keep other changes from being saved.
  await email.fill(old)
  await expect(password).toHaveCount(0)
  await page.getByLabel('Name').fill('Ana Writer')
  await save.click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()

  await email.fill(`moved-${old}`)
  await password.fill(PASSWORD)
  await save.click()
  await expect(password).toHaveCount(0)
  await expect(email).toHaveValue(`moved-${old}`)
  await signIn(page, `moved-${old}`)
})

test('the back office works at another address of the server', async ({
  page,
  request,
  baseURL,
}) => {
  const other = new URL(baseURL ?? '')
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const headers = asAdmin()
  const name = `Far Homes ${crypto.randomUUID().slice(0, 8)}`
  const builder = await request.post('/cms/api/builders?draft=true', {
    headers,
    data: { name, _status: 'draft' },
  })
  const { doc } = await builder.json()
  const community = await request.post('/cms/api/communities?draft=true', {
    headers,
    data: { name: `${name} Place`, builders: [doc.id], _status: 'draft' },
  })
  expect(community.status(), await community.text()).toBe(201)
  const { doc: draft } = await community.json()

  await signIn(page, await createStaff(request, 'editor'), other.origin)
  await visit(page, `${other.origin}/admin/collections/communities/${draft.id}`)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Versions/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} Ranch`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved successfully.')).toBeVisible()

  await page.getByRole('button', { name: 'Editorial' }).click()
  await page
    .getByRole('link', { name: /^Media/ })
    .first()
    .click()
  const thumb = page.getByRole('list', { name: 'Pictures' }).locator('img').first()
  await expect.poll(() => thumb.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  // Its lock would keep other tests from selecting all communities.
  for (const path of [`communities/${draft.id}`, `builders/${doc.id}`]) {
    const removed = await request.delete(`/cms/api/${path}?overrideLock=true`, { headers })
    expect(removed.status(), await removed.text()).toBe(200)
  }
})
