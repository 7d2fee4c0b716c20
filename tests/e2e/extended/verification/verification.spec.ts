import { rmSync } from 'node:fs'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { admin, expect, reload, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { PASSWORD } from '../../staff'

// These tests start their own server with an SMTP server.
test.describe.configure({ mode: 'serial' })

let folder = ''
let mailbox: Mailbox
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  mailbox = await startMailbox()
  guide = await startGuide(folder, {
    SEED: 'sample',
    RATE_LIMITS: 'off',
    SMTP_URL: mailbox.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the most overdue builder gets a reminder, and one click says that nothing changed', async ({
  page,
}) => {
  const signedIn = await page.request.post(`${guide.url}/cms/api/users/login`, {
    data: { email: admin.email, password: admin.password },
  })
  expect(signedIn.ok()).toBe(true)
  await visit(page, `${guide.url}/admin/verification`)
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText(/\d+ days?/)
  const name = (await row.getByRole('link').textContent()) ?? ''
  await row.getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(
    page.locator('.step-nav').getByRole('link', { name: 'Verification' }),
  ).toHaveAttribute('href', '/admin/verification')
  const form = page.locator('form.verification-reminder')
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`^Hello ${name} team`))
  await form.getByLabel('Subject').fill('Your listings in the guide')
  await form.getByRole('button', { name: 'Send reminder' }).click()
  await expect(page.getByText(/^The reminder to .* is on its way\.$/)).toBeVisible()
  await expect.poll(() => mailbox.received.length, { timeout: 60_000 }).toBe(1)
  const [mail] = mailbox.received
  expect(mail?.email.subject).toBe('Your listings in the guide')
  expect(mail?.email.text).toContain('Hello')

  await reload(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Reminder to' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send reminder' })).toBeDisabled()
  await form.getByRole('checkbox').check()
  await expect(form.getByRole('button', { name: 'Send reminder' })).toBeEnabled()
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: `No changes this month: ${name}` }).click()
  await expect(page.getByText(/listings? of .* verified\.$/)).toBeVisible()
  await expect(page.getByText('Verified today').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/listings? restored\.$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'taken back' })).toBeVisible()
})

test('contributors do not see the verification queue', async ({ request }) => {
  const login = await request.post(`${guide.url}/cms/api/users/login`, {
    data: { email: admin.email, password: admin.password },
  })
  const { token } = await login.json()
  const email = `contributor-${crypto.randomUUID().slice(0, 8)}@staff.example`
  const asAdmin = { authorization: `JWT ${token}` }
  await request.post(`${guide.url}/cms/api/users`, {
    headers: asAdmin,
    data: { name: 'Casey', email, password: PASSWORD, role: 'contributor' },
  })
  const signedIn = await request.post(`${guide.url}/cms/api/users/login`, {
    data: { email, password: PASSWORD },
  })
  const asContributor = { authorization: `JWT ${(await signedIn.json()).token}` }
  const queue = async (headers: { authorization: string }) =>
    (await request.get(`${guide.url}/admin/verification`, { headers })).text()
  const refusal = 'Only editors and admins can do this.'
  const link = /<a [^>]*href="[^"]*\/admin\/verification"/
  const html = await queue(asContributor)
  expect(html).toContain(refusal)
  expect(html).not.toMatch(link)
  const toAdmin = await queue(asAdmin)
  expect(toAdmin).not.toContain(refusal)
  expect(toAdmin).toMatch(link)
})
