import { expect, test } from '../fixtures'
import {
  asAdmin,
  createStaff,
  openSecondUser,
  PASSWORD,
  signIn,
  signInAsNew,
  signInAtAdmin,
} from '../staff'

test('an admin signs a user out of all sessions', async ({ page, request, browser, baseURL }) => {
  const email = await createStaff(request, 'contributor')
  const otherEditor = await openSecondUser(browser, baseURL)
  await signInAtAdmin(otherEditor, email)

  const found = await request.get(`/cms/api/users?where[email][equals]=${email}`, {
    headers: asAdmin(),
  })
  const { docs } = await found.json()
  await signInAsNew(page, 'admin')
  await page.goto(`/admin/collections/users/${docs[0].id}`)
  await expect(page.getByRole('link', { name: 'API', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('1 session was ended.')).toBeVisible()

  await otherEditor.goto('/admin/collections/communities')
  await expect(otherEditor.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('an admin invites a contributor, who finds only what they may change', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNew(page, 'admin')
  await page.goto('/admin/collections/users')
  await page.getByText('Invite by email').click()
  const form = page.getByRole('form', { name: 'Invite by email' })
  const email = `invited-${crypto.randomUUID().slice(0, 8)}@staff.example`
  await form.getByLabel('Name').fill('Ana Writer')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  // The tests' guide has no mail server.
  const link = page.getByRole('status').filter({ hasText: 'Email isn’t set up' }).locator('code')
  await expect(page.getByRole('cell', { name: email })).toBeVisible()

  const newcomer = await openSecondUser(browser, baseURL)
  await newcomer.goto((await link.textContent()) ?? '')
  // A password typed while Payload checks the empty fields for the first time is lost: type it again.
  await expect(async () => {
    await newcomer.getByLabel('New Password').fill(PASSWORD)
    await newcomer.getByLabel('Confirm Password').fill(PASSWORD)
    const saved = newcomer.waitForResponse(/reset-password/, { timeout: 5_000 })
    await newcomer.getByRole('button', { name: 'Reset Password' }).click()
    await saved
  }).toPass()
  await expect(newcomer.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const menu = newcomer.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Communities' })).toBeVisible()
  for (const name of ['Ads', 'Staff', 'Site settings', 'Home page', 'Leads'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await newcomer.goto('/admin/account')
  await expect(newcomer.getByLabel('Email')).toHaveValue(email)
  await expect(newcomer.getByText('API key')).toHaveCount(0)
})

test('a contributor sees why a new password is rejected, and the old one remains valid', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = await createStaff(request, 'contributor')
  await signIn(page, email)
  await page.goto('/admin/account')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password').fill('password1234')
  await page.getByLabel('Confirm Password').fill('password1234')
  const rejection = page.getByText(/^This is similar to a commonly used password\./)
  // Payload refuses to save until it has compared the two passwords, which it does on the server.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(rejection.filter({ visible: true }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(new Set(browserErrors.splice(0).map((error) => error.includes('400 PATCH')))).toEqual(
    new Set([true]),
  )

  await page.context().clearCookies()
  await signInAtAdmin(page, email)
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
  await page.goto(`${other.origin}/admin/collections/communities/${draft.id}`)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Versions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} Ranch`)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Draft saved successfully.')).toBeVisible()

  await page.goto(`${other.origin}/admin/collections/media`)
  const thumb = page.getByRole('list', { name: 'Pictures' }).locator('img').first()
  await expect.poll(() => thumb.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  // Its lock would keep other tests from selecting all communities.
  for (const path of [`communities/${draft.id}`, `builders/${doc.id}`]) {
    const removed = await request.delete(`/cms/api/${path}?overrideLock=true`, { headers })
    expect(removed.status(), await removed.text()).toBe(200)
  }
})
