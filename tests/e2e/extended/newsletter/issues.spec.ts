import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { admin, expect, test, visit } from '../../fixtures'
import { expectAccessible, expectAccessibleAtAllWidths } from '../../helpers/axe'
import { openTab } from '../../helpers/open-tab'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { PASSWORD, signIn } from '../../staff'

// These tests start their own server with a real SMTP server.
let folder = ''
let mailbox: Mailbox
let guide: Guide
let authorization = ''

const EDITOR = 'editor@staff.example'

test.beforeAll(async () => {
  folder = preparedFolder()
  mailbox = await startMailbox()
  guide = await startGuide(folder, {
    SEED: 'none',
    RATE_LIMITS: 'off',
    SMTP_URL: mailbox.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  authorization = `JWT ${(await post('users/login', admin)).token}`
  await post('users', { name: 'An editor', email: EDITOR, password: PASSWORD, role: 'editor' })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function post(path: string, body: object) {
  const response = await fetch(`${guide.url}/cms/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: guide.url, authorization },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { token: string; doc: { id: number } }
}

const published = { _status: 'published' }

async function aHome(): Promise<void> {
  const builder = await post('builders', { name: 'Hearth', slug: 'hearth', ...published })
  const community = await post('communities', {
    name: 'Villa Serena',
    slug: 'villa-serena',
    location: '100 Main St, Boerne, Texas 78006',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    ...published,
  })
  await post('homes', {
    address: '7 Bluestem Run',
    slug: '7-bluestem-run',
    builder: builder.doc.id,
    community: community.doc.id,
    price: 420_000,
    stage: 'ready',
    status: 'available',
    ...published,
  })
}

/**
 * Acts in the form and waits until the server has answered with its state. A block that is added
 * meanwhile would stay without fields.
 */
async function change(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().headers()['next-action'] !== undefined,
  )
  await act()
  await answered
}

/** Adds a block to the issue, and returns its part of the form. */
async function addBlock(page: Page, label: string): Promise<Locator> {
  const row = page
    .locator('.blocks-field__row')
    .nth(await page.locator('.blocks-field__row').count())
  await page.locator('.blocks-field__drawer-toggler').click()
  const kind = page
    .locator('.blocks-drawer__block')
    .getByRole('button', { name: label, exact: true })
  await kind.click()
  await expect(row.getByText(label, { exact: true }).first()).toBeVisible()
  return row
}

/** Publishes the issue of the form, after the question whether it should be sent. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Publish and send this issue?' })
    .getByRole('button', { name: /^Publish/ })
    .click()
}

test('an editor writes an issue, sends a test to herself and publishes it; it has a page, a place in the list and in the feed', async ({
  page,
}) => {
  await aHome()
  expect(await (await fetch(`${guide.url}/newsletter`)).text()).not.toContain('Read past issues')
  await signIn(page, EDITOR, guide.url)
  await visit(page, `${guide.url}/admin/collections/newsletter-issues/create`)
  await page.getByRole('textbox', { name: 'Title *', exact: true }).fill('Keys by Christmas')
  await page.getByRole('textbox', { name: 'Subject *' }).fill('Twelve houses wait for keys')
  await page.getByRole('textbox', { name: 'Preheader' }).fill('Ready in December')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/newsletter-issues\/\d+/)
  const form = page.url()
  await visit(page, form)
  await openTab(page, 'Content')
  const text = await addBlock(page, 'Text')
  await text.locator('[contenteditable=true]').click()
  await change(page, () => page.keyboard.type('The year ends with a choice.'))
  const listings = await addBlock(page, 'Communities and homes')
  await listings.getByRole('combobox').last().fill('7 Bluestem')
  await change(page, () => page.getByRole('option', { name: '7 Bluestem Run' }).click())
  const button = await addBlock(page, 'Button')
  await change(page, () => button.getByRole('textbox', { name: 'Label *' }).fill('See all homes'))
  await change(page, () => button.getByRole('textbox', { name: 'Link *' }).fill('/nowhere'))
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved successfully.')).toBeVisible()

  await test.step('a link to no page is named, and publication refused', async () => {
    await publish(page)
    const problem = 'The link /nowhere leads to no page. Correct or remove it.'
    await expect(page.getByText(problem).first()).toBeVisible()
    await visit(page, `${form}/email`)
    await expect(page.getByText(problem)).toBeVisible()
    await visit(page, form)
    await openTab(page, 'Content')
    await page.getByRole('textbox', { name: 'Link *' }).fill('/homes')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
  })

  await test.step('the preview shows the email on a phone and a desktop, in dark, and as text', async () => {
    await visit(page, `${form}/email`)
    await expect(page.getByText('Nothing to correct.')).toBeVisible()
    const frame = page.locator('iframe[title="Email preview"]')
    const email = frame.contentFrame()
    await expect(email.getByRole('link', { name: '7 Bluestem Run' })).toBeVisible()
    const body = email.locator('body')
    await expect(body).toHaveCSS('background-color', 'rgb(251, 248, 243)')
    await page.getByLabel('Dark').check()
    await expect(body).toHaveCSS('background-color', 'rgb(20, 25, 27)')
    await page.getByLabel('Desktop').check()
    await expect(frame).toHaveCSS('width', '640px')
    await expectAccessible(page, 'main')
    await page.getByLabel('Plain text').check()
    await expect(page.getByText('$420,000')).toContainText('The year ends with a choice.')
    await expectAccessible(page, 'main')
  })

  await test.step('a test goes to the editor', async () => {
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText(`A test is on its way to ${EDITOR}.`)).toBeVisible()
    await expect.poll(() => mailbox.received.length).toBe(1)
    const [received] = mailbox.received
    expect(received?.recipients).toEqual([EDITOR])
    expect(received?.email.subject).toBe('Test: Twelve houses wait for keys')
    expect(received?.email.html).toContain('The year ends with a choice.')
    expect(received?.email.text).toContain(`${guide.url}/homes?source=newsletter-keys-by-christmas`)
    expect(received?.raw).not.toContain('{{')
  })

  await test.step('the published issue is on the site', async () => {
    await visit(page, form)
    await publish(page)
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    // Staff see a link to the form on every page.
    await page.context().clearCookies()
    await visit(page, `${guide.url}/newsletter`)
    await page.getByRole('link', { name: 'Read past issues' }).click()
    await page.waitForURL(/\/newsletter\/issues$/)
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('link', { name: 'Keys by Christmas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keys by Christmas' })).toBeVisible()
    await expect(page.getByRole('link', { name: '7 Bluestem Run' })).toHaveAttribute(
      'href',
      '/communities/villa-serena/homes/7-bluestem-run',
    )
    await expectAccessibleAtAllWidths(page)
    const feed = await (await fetch(`${guide.url}/newsletter/feed.xml`)).text()
    expect(feed).toContain(`${guide.url}/newsletter/keys-by-christmas`)
    const sitemap = await (await fetch(`${guide.url}/sitemap.xml`)).text()
    expect(sitemap).toContain(`${guide.url}/newsletter/keys-by-christmas<`)
  })

  await test.step('a visitor sees no preview', async () => {
    await page.goto(`${form}/email`)
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})
