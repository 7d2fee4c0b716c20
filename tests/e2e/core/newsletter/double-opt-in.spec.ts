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

async function readStatus(email: string): Promise<string | undefined> {
  const path = `newsletter-subscriptions?depth=0&where[email][equals]=${email}`
  const { docs } = await staff.succeed<{ docs: { status: string }[] }>(guide, 'GET', path)
  return docs[0]?.status
}

test('a visitor subscribes to the newsletter and is subscribed once the link of the email was confirmed', async ({
  page,
}) => {
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
  await visit(page, `${guide.url}/newsletter`)
  const form = page.getByRole('form', { name: 'Join the list' })
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Last name').fill('Buyer')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('ZIP code').fill('78205')
  await form.getByRole('group', { name: 'Are you a realtor?' }).getByLabel('No').check()
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible()

  const readEmail = () =>
    mailbox.received.find(({ recipients }) => recipients.includes(email))?.email.text ?? ''
  await expect.poll(readEmail).toContain('/newsletter/confirm?token=')
  const link = /\S+\/newsletter\/confirm\?token=\S+/.exec(readEmail())?.[0] ?? ''
  await visit(page, link)
  expect(await readStatus(email)).toBe('pending')
  await page.getByRole('main').getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list')
  expect(await readStatus(email)).toBe('subscribed')
})
