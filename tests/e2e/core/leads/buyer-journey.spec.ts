import { rmSync } from 'node:fs'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { expect, test, visit } from '../../fixtures'
import { toasts } from '../../helpers/toast'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

let folder = ''
let mailbox: Mailbox
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  mailbox = await startMailbox()
  guide = await startGuide(folder, { SEED: 'sample', SMTP_URL: mailbox.url })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A buyer's visit, on a server with a mail server and the limits that visitors have. */
test('a buyer finds a community and its homes, compares two, asks for a tour, and the email goes out', async ({
  page,
}) => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`
  let home = ''
  const heart = (listing: string) =>
    page.getByRole('button', { name: `Save ${listing}`, exact: true }).first()

  await test.step('the search of the home page leads to the community', async () => {
    await visit(page, guide.url)
    await page.getByRole('searchbox').first().fill('canebrake')
    await page.getByRole('button', { name: 'Search communities' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('communities match')
    await page.getByRole('link', { name: /Canebrake Crossing$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canebrake Crossing')
  })

  await test.step('a home shows its price and its cost a month, and is saved beside the community', async () => {
    await heart('Canebrake Crossing').click()
    await expect(heart('Canebrake Crossing')).toHaveAttribute('aria-pressed', 'true')
    const first = page.getByRole('region', { name: 'Homes for sale' }).getByRole('article').first()
    home = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link', { name: home }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home)
    await expect(page.getByRole('region', { name: 'Monthly cost' })).toContainText(
      'Principal and interest',
    )
    await heart(home).click()
    await expect(heart(home)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the shortlist compares the two side by side', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Shortlist ?, 2 saved$/ })
      .click()
    for (const listing of [home, 'Canebrake Crossing'])
      await page.getByLabel(`Compare ${listing}`).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(heads).toHaveCount(2)
    await heads.getByRole('link', { name: 'Canebrake Crossing', exact: true }).click()
  })

  await test.step('the request for a tour is sent', async () => {
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Phone').fill('(210) 555-0142')
    await page.getByRole('button', { name: 'Request Tour' }).click()
    await expect(toasts(page).filter({ hasText: 'Success!' })).toContainText(
      "Your tour request has been submitted. We'll contact you soon!",
    )
  })

  await test.step('the builder gets one email about it', async () => {
    const emails = () => mailbox.received.filter(({ email }) => email.text?.includes(name))
    await expect.poll(() => emails().length).toBe(1)
    const [sent] = emails()
    expect(sent?.email.subject).toContain('Canebrake Crossing')
    expect(sent?.email.text).toContain('(210) 555-0142')
    expect(sent?.email.replyTo?.[0]?.address).toBe('ana@example.com')
  })
})
