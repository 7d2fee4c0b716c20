import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { admin, expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { type StaffClient, staffClient } from '../../setup/staff-client'
import { PASSWORD } from '../../staff'

// The setting ends the sessions of all editors, so this test starts its own server.
let folder = ''
let mailbox: Mailbox
let guide: Guide
let client: StaffClient

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
  client = await staffClient(guide)
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const generateCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

async function turnOnForAdmin(): Promise<void> {
  interface Me {
    readonly user: { readonly id: number }
  }
  const { user } = await client.succeed<Me>(guide, 'GET', 'users/me')
  const path = `users/${user.id}/second-factor`
  interface Started {
    readonly setup: string
    readonly secret: string
  }
  const { setup, secret } = await client.succeed<Started>(guide, 'POST', `${path}/setup`)
  const confirmed = { setup, code: generateCode(secret), currentPassword: admin.password }
  await client.succeed(guide, 'POST', path, confirmed)
}

async function requireOfEditors(page: Page): Promise<void> {
  await visit(page, `${guide.url}/admin/globals/site-settings`)
  await page.getByRole('button', { name: 'Security' }).click()
  await page.getByLabel('Roles that need two-step sign-in').click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
}

test('an admin requires two-step sign-in of editors, and an editor sets it up while signing in', async ({
  page,
}) => {
  const email = 'ed@staff.example'
  let recoveryCodes: readonly string[] = []
  const editor = { name: 'Ed Itor', email, password: PASSWORD, role: 'editor' }
  await client.succeed(guide, 'POST', 'users', editor)
  const cookie = { name: 'payload-token', value: client.token, url: guide.url }
  await page.context().addCookies([cookie])

  await test.step('an admin without it is told to turn it on first', async () => {
    await visit(page, `${guide.url}/admin/globals/site-settings`)
    await page.getByRole('button', { name: 'Security' }).click()
    await page.getByLabel('Roles that need two-step sign-in').click()
    await page.getByRole('option', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(
      page.getByText(/^Turn on two-step sign-in for your own account/).first(),
    ).toBeVisible()
  })

  await test.step('an admin with it requires it of editors', async () => {
    await turnOnForAdmin()
    await page.goto('about:blank')
    await requireOfEditors(page)
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  })

  await test.step('an editor scans, enters the code and sees the recovery codes', async () => {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await visit(page, `${guide.url}/admin`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    const code = page.getByLabel('Code', { exact: true })
    await code.fill('000000')
    await code.press('Enter')
    await expect(page.getByText(/Scan the new QR code\.$/)).toBeVisible()
    await page.getByText('No camera?').click()
    const secret = (await page.locator('details code').textContent()) ?? ''
    await code.fill(generateCode(secret.replaceAll(' ', '')))
    await code.press('Enter')
    const heading = page.getByRole('heading', { name: 'Save your recovery codes' })
    await expect(heading).toBeFocused()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    recoveryCodes = await page.getByRole('listitem').allTextContents()
    await expectAccessibleAtAllWidths(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  const subjectsTo = (address: string) =>
    [...mailbox.received, ...mailbox.signInNotices]
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ email: { subject } }) => subject)
  // The first sign-in of an account is no news to its owner.
  await expect
    .poll(() => subjectsTo(email), { timeout: 60_000 })
    .toEqual(['Two-step sign-in is on'])

  await test.step('a sign-in by another browser, with a recovery code, is told to the owner', async () => {
    const code = recoveryCodes[0] ?? ''
    const body = { email, password: PASSWORD, code }
    const response = await fetch(`${guide.url}/cms/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    await expect
      .poll(() => subjectsTo(email).toSorted(), { timeout: 60_000 })
      .toEqual([
        'A recovery code was used',
        'New sign-in to your account',
        'Two-step sign-in is on',
      ])
  })
})
