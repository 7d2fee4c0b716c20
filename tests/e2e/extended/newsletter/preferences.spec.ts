import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { newsletterLinks } from '../../../../src/config/newsletter-links'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// These tests start their own server, because the tokens are only in its database.
test.describe.configure({ mode: 'serial' })

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'info' })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Subscribes and returns the links and headers of the emails to this subscriber, and the token. */
async function subscriber(email: string) {
  const response = await fetch(`${guide.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      firstName: 'Ana',
      lastName: 'Buyer',
      zipCode: '78006',
      isRealtor: false,
      areasOfInterest: ['Boerne, TX'],
    }),
  })
  expect(response.status).toBe(201)
  const { unsubscribe_token: token } = await stored(email)
  return { token, ...newsletterLinks(guide.url, token) }
}

interface Row {
  readonly status: string
  readonly name: string
  readonly unsubscribe_token: string
}

async function stored(email: string): Promise<Row> {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(
      'select status, name, unsubscribe_token from newsletter_subscriptions where email = $1',
      [email],
    )
    if (!rows[0]) throw new Error(`${email} has not subscribed`)
    return rows[0]
  } finally {
    await client.end()
  }
}

const saved = (page: Page) => page.getByRole('main').getByRole('status')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in a browser' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const nth = javaScriptEnabled ? 'with' : 'without'

    test('the unsubscribe page does nothing when opened, its button unsubscribes, and another resubscribes', async ({
      page,
    }) => {
      const email = `leaves.${nth}@example.com`
      const { unsubscribe } = await subscriber(email)
      await visit(page, unsubscribe)
      await expect(page.getByText('l•••@example.com')).toBeVisible()
      expect(await stored(email)).toMatchObject({ status: 'subscribed' })
      await button(page, 'Unsubscribe').click()
      await expect(heading(page)).toHaveText('You have been unsubscribed')
      expect(await stored(email)).toMatchObject({ status: 'unsubscribed' })
      await reload(page)
      await expect(heading(page)).toHaveText('You have been unsubscribed')
      await button(page, 'Subscribe again').click()
      await expect(heading(page)).toHaveText('Unsubscribe from the newsletter?')
      expect(await stored(email)).toMatchObject({ status: 'subscribed' })
    })

    test('the preferences page shows an error, loses no input, and saves the preferences', async ({
      page,
    }) => {
      const email = `chooses.${nth}@example.com`
      const { preferences } = await subscriber(email)
      await visit(page, preferences)
      const form = page.getByRole('form', { name: 'Preferences' })
      await expect(form.getByLabel('Your name')).toHaveValue('Ana Buyer')
      await expect(form.getByLabel('Boerne, TX')).toBeChecked()

      await test.step('an error is shown, and no input is lost', async () => {
        await form.getByLabel('Your name').fill('  ')
        await form.getByLabel('Investment').check()
        await button(page, 'Save preferences').click()
        await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Required')
        await expect(form.getByLabel('Investment')).toBeChecked()
        expect(await stored(email)).toMatchObject({ name: 'Ana Buyer' })
      })

      await form.getByLabel('Your name').fill('Ana Seller')
      await form.getByLabel('Relocation').check()
      await form.getByLabel('Other', { exact: true }).check()
      await form.getByLabel('Other area').fill('Comfort')
      await form
        .getByRole('group', { name: 'Are you a realtor?' })
        .getByLabel('Yes', { exact: true })
        .check()
      await button(page, 'Save preferences').click()
      await expect(saved(page)).toContainText('Your preferences are saved.')
      await expect(page.getByText('Required')).toHaveCount(0)
      await visit(page, preferences)
      await expect(form.getByLabel('Your name')).toHaveValue('Ana Seller')
      await expect(form.getByLabel('Relocation')).toBeChecked()
      await expect(form.getByLabel('Other area')).toHaveValue('Comfort')
      await button(page, 'Unsubscribe').click()
      await expect(heading(page)).toHaveText('You have been unsubscribed')
    })
  })
}

test('one-click unsubscribe works for mail clients, cross-site and repeatedly', async () => {
  const email = 'one.click@example.com'
  const { headers } = await subscriber(email)
  const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'])?.[1] ?? ''
  for (let n = 0; n < 2; n += 1) {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      body: headers['List-Unsubscribe-Post'],
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await stored(email)).toMatchObject({ status: 'unsubscribed' })
  }
})

test('an invalid token discloses nothing', async ({ request }) => {
  for (const path of ['unsubscribe', 'preferences'])
    for (const token of ['', 'x', 'y'.repeat(43), '%00', "'"]) {
      const response = await request.get(`${guide.url}/newsletter/${path}?token=${token}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toMatch(/<h1[^>]*>This link no longer works</)
    }
})

test('URLs with a token are not cached, indexed, sent as referrer or logged, and have no axe violations', async ({
  page,
}) => {
  const { token, unsubscribe, preferences } = await subscriber('private@example.com')
  const open = async (address: string) => {
    const response = await visit(page, address)
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
    })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expectAccessibleAtAllWidths(page)
  }
  await open(preferences)
  await page.getByLabel('Your name').fill('  ')
  await button(page, 'Save preferences').click()
  await expect(page.getByText('Required')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Your name').fill('Ana')
  await button(page, 'Save preferences').click()
  await expect(saved(page)).toContainText('Your preferences are saved.')
  await open(unsubscribe)
  await button(page, 'Unsubscribe').click()
  await expect(heading(page)).toHaveText('You have been unsubscribed')
  await expectAccessibleAtAllWidths(page)
  expect(guide.output).toContain('/newsletter/preferences')
  expect(guide.output).not.toContain(token)
})
