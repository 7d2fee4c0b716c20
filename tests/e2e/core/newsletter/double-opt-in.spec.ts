import { rmSync } from 'node:fs'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { expect, test, visit } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder } from '../../setup/prepared-folder'
import { type StaffClient, staffClient } from '../../setup/staff-client'

let folder = ''
let mailbox: Mailbox
let guide: Guide
let staff: StaffClient

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  mailbox = await startMailbox()
  guide = await startGuide(folder, { SEED: 'sample', SMTP_URL: mailbox.url, ...adminSettings })
  staff = await staffClient(guide)
  const settings = { doubleOptIn: true, _status: 'published' }
  await staff.succeed(guide, 'POST', 'globals/site-settings', settings)
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Stored {
  readonly name: string
  readonly status: string
}

async function readSubscription(email: string): Promise<Stored | undefined> {
  const path = `newsletter-subscriptions?depth=0&where[email][equals]=${email}`
  return (await staff.succeed<{ docs: Stored[] }>(guide, 'GET', path)).docs[0]
}

const readStatus = async (email: string) => (await readSubscription(email))?.status

const readEmail = (email: string) =>
  mailbox.received.findLast(({ recipients }) => recipients.includes(email))?.email.text ?? ''

async function readLink(email: string): Promise<string> {
  await expect.poll(() => readEmail(email)).toContain('/newsletter/confirm?token=')
  return /\S+\/newsletter\/confirm\?token=\S+/.exec(readEmail(email))?.[0] ?? ''
}

const newEmail = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`

test('a visitor subscribes to the newsletter and is subscribed once the link of the email was confirmed', async ({
  page,
}) => {
  const email = newEmail()
  await visit(page, `${guide.url}/newsletter`)
  const form = page.getByRole('form', { name: 'Join the list' })
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Last name').fill('Buyer')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('ZIP code').fill('78205')
  await form.getByRole('group', { name: 'Are you a realtor?' }).getByLabel('No').check()
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible()

  const link = await readLink(email)
  await visit(page, link)
  expect(await readStatus(email)).toBe('pending')
  await page.getByRole('main').getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list')
  expect(await readStatus(email)).toBe('subscribed')
})

test('a subscriber reads what the form would change, and only the button of the emailed link changes it', async ({
  page,
}) => {
  const email = newEmail()
  const data = { email, name: 'Ana Buyer', status: 'subscribed' }
  await staff.succeed(guide, 'POST', 'newsletter-subscriptions', data)
  const response = await page.request.post(`${guide.url}/api/newsletter/subscribe`, {
    data: { email, name: 'Ana Moves', interest: 'move-up' },
  })
  expect([response.status(), await response.json()]).toEqual([201, { subscribed: true }])
  await visit(page, await readLink(email))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Confirm the change')
  await expect(main.getByRole('definition')).toHaveText(['Ana Moves', 'Move-up buyer'])
  expect((await readSubscription(email))?.name).toBe('Ana Buyer')
  await main.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re on the list')
  expect((await readSubscription(email))?.name).toBe('Ana Moves')
})
