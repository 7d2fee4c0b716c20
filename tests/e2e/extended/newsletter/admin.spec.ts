import { readFileSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { richText } from '../../../fixtures/rich-text'
import { admin, expect, test, visit } from '../../fixtures'
import { expectAccessible, expectAccessibleAtAllWidths } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { PASSWORD, signIn } from '../../staff'

// These tests start their own server with a real SMTP server.
test.describe.configure({ mode: 'serial' })

let folder = ''
let mailbox: Mailbox
let guide: Guide
let authorization = ''

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
  const response = await post('/cms/api/users/login', admin)
  authorization = `JWT ${((await response.json()) as { token: string }).token}`
  for (const role of ['editor', 'contributor']) {
    const account = { name: `An ${role}`, email: `${role}@staff.example`, password: PASSWORD, role }
    await post('/cms/api/users', account)
  }
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const post = (path: string, body: object) =>
  fetch(guide.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: guide.url, authorization },
    body: JSON.stringify(body),
  })

const read = async (path: string) =>
  (await (await fetch(guide.url + path, { headers: { authorization } })).json()) as {
    docs: Record<string, unknown>[]
  }

async function subscriber(email: string) {
  const path = `/cms/api/newsletter-subscriptions?depth=0&where[email][equals]=${email}`
  return (await read(path)).docs[0]
}

/** Subscribes with the fields of the form on the home page. */
async function subscribe(email: string, interest?: string): Promise<void> {
  const response = await post('/api/newsletter/subscribe', { email, name: 'Ana Buyer', interest })
  expect([response.status, await response.json()]).toEqual([201, { subscribed: true }])
}

async function openSubscribers(page: Page): Promise<void> {
  await signIn(page, 'editor@staff.example', guide.url)
  await visit(page, `${guide.url}/admin/collections/newsletter-subscriptions`)
  await expect(page.getByRole('heading', { name: 'Subscribers' })).toBeVisible()
}

test('an editor downloads a segment without unsubscribed addresses, and imports a list with the source of the consent', async ({
  page,
}) => {
  await subscribe('moves@example.com', 'relocation')
  await subscribe('left@example.com', 'relocation')
  await subscribe('invests@example.com', 'investment')
  const suppressed = { digest: 'left@example.com', reason: 'asked' }
  expect((await post('/cms/api/newsletter-suppressions', suppressed)).status).toBe(201)

  await openSubscribers(page)
  await expect(page.getByRole('link', { name: '2 Subscribed' })).toBeVisible()
  await expect(page.getByText('+2 −1 this month')).toBeVisible()
  await page.getByText('Export a segment').click()
  const form = page.getByRole('form', { name: 'Export subscribers' })
  await form.getByLabel('Interest').selectOption('Relocation')
  const downloading = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(csv.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  expect(data.map((row) => [row['Email Address'], row.Tags, row.Status])).toEqual([
    ['moves@example.com', 'Relocation', 'Subscribed'],
  ])
  const way = await fetch(data[0]?.['Unsubscribe Link'] ?? '')
  expect(await way.text()).toContain('Unsubscribe from the newsletter?')
  const { docs } = await read('/cms/api/audit-entries?depth=0&limit=1')
  expect(docs).toMatchObject([
    { action: 'exported', documentTitle: 'Subscribed · Relocation: 1 subscriber' },
  ])

  await test.step('a list is previewed and imported, with the source of the consent', async () => {
    await page.getByText('Import from a file').click()
    const csv = [
      'E-Mail;Name;Interest',
      'new@example.com;Núria New;First-time buyer',
      'left@example.com;Lee Left;',
      'MOVES@example.com;;',
      'nonsense;;',
    ].join('\r\n')
    await page.getByLabel('CSV file of subscribers').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv, 'latin1'),
    })
    await expect(page.getByText('The file is encoded in Windows-1252')).toBeVisible()
    const lines = page.getByRole('region', { name: 'Import preview' })
    await expect(lines.getByRole('row').nth(1)).toHaveText(/nonsense.*Invalid email address/)
    await expect(lines.getByRole('row').nth(2)).toHaveText(
      /left@example.com.*On the do-not-email list/,
    )
    await expect(lines.getByRole('row').nth(3)).toHaveText(/new@example.com.*Núria New.*New/)
    await expect(lines.getByRole('row').nth(4)).toHaveText(/MOVES@example.com.*Already in the list/)
    await expectAccessible(page)

    const apply = page.getByRole('button', { name: 'Import 1 subscriber' })
    await apply.click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Describe where and when these people gave consent' }),
    ).toBeVisible()
    expect(await subscriber('new@example.com')).toBeUndefined()
    const where = 'Signed the list at the home show, March 2026'
    await page.getByLabel('Where and when did these people give consent?').fill(where)
    await apply.click()
    await expect(page.getByText('1 subscriber imported')).toBeVisible()
    expect(await subscriber('left@example.com')).toMatchObject({ status: 'unsubscribed' })

    await page.getByRole('link', { name: 'new@example.com' }).click()
    const consent = page.getByRole('region', { name: 'Consent' })
    await expect(consent).toContainText('elsewhere, imported from a file')
    await expect(consent).toContainText(`Where and when: ${where}`)
  })
})

test('a contributor has no access to the newsletter lists', async ({ request }) => {
  const data = { email: 'contributor@staff.example', password: PASSWORD }
  const signedIn = await request.post(`${guide.url}/cms/api/users/login`, { data })
  const headers = { authorization: `JWT ${(await signedIn.json()).token}` }
  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email\nx@example.com'),
  }
  for (const list of ['newsletter-subscriptions', 'newsletter-suppressions']) {
    const html = async (as: { authorization: string }) =>
      (await request.get(`${guide.url}/admin/collections/${list}`, { headers: as })).text()
    expect(await html(headers)).not.toMatch(/>Export/)
    const api = `${guide.url}/cms/api/${list}`
    expect((await request.get(`${api}/export`, { headers })).status()).toBe(403)
    const imported = await request.post(`${api}/import`, { headers, multipart: { file } })
    expect(imported.status()).toBe(403)
  }
  const list = `${guide.url}/admin/collections/newsletter-subscriptions`
  const toAdmin = await request.get(list, { headers: { authorization } })
  expect(await toAdmin.text()).toMatch(/>Export/)
})

/** The confirmation link in the email to an address, once it has arrived. */
async function findLink(address: string): Promise<string> {
  const text = () =>
    mailbox.received.find(({ recipients }) => recipients.includes(address))?.email.text ?? ''
  await expect.poll(text).toContain('/newsletter/confirm?token=')
  return /\S+\/newsletter\/confirm\?token=\S+/.exec(text())?.[0] ?? ''
}

async function setDoubleOptIn(page: Page, isOn: boolean): Promise<void> {
  await visit(page, `${guide.url}/admin/globals/site-settings`)
  await page.getByRole('button', { name: 'Newsletter', exact: true }).click()
  await page.getByLabel('Ask new subscribers to confirm by email').setChecked(isOn)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const confirm = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Confirm my subscription' })

test('an editor requires double opt-in', async ({ page }) => {
  const address = { street: '1 Main', city: 'San Antonio', state: 'TX', zip: '78205' }
  await post('/cms/api/globals/site-settings', {
    name: 'The Guide',
    tagline: 'Homes',
    description: 'Homes',
    phone: '(210) 555-0100',
    email: 'hello@guide.example',
    address,
    priceNotice: 'Prices change.',
    copyrightYear: 2026,
    defaultStats: {
      totalCommunities: 1,
      totalBuilders: 1,
      totalAvailableHomes: 1,
      totalFloorPlans: 1,
    },
  })
  await signIn(page, 'editor@staff.example', guide.url)
  await setDoubleOptIn(page, true)
  await subscribe('confirms@example.com')
  await subscribe('confirms@example.com')
  const link = await findLink('confirms@example.com')
  expect(mailbox.received).toHaveLength(1)
  expect(await subscriber('confirms@example.com')).toMatchObject({ status: 'pending' })

  await test.step('the confirmation page is not cached, indexed or sent as referrer', async () => {
    const response = await visit(page, link)
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
    })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expectAccessibleAtAllWidths(page)
  })
  await expect(heading(page)).toHaveText('Confirm your subscription')
  await expect(page.getByText('c•••@example.com')).toBeVisible()
  expect(await subscriber('confirms@example.com')).toMatchObject({ status: 'pending' })
  await confirm(page).click()
  await expect(heading(page)).toHaveText('You’re on the list')
  expect(await subscriber('confirms@example.com')).toMatchObject({ status: 'subscribed' })
  expect(await (await page.request.get(link)).text()).toMatch(/<h1[^>]*>You’re on the list<\/h1>/)
  const damaged = await page.request.get(`${guide.url}/newsletter/confirm?token=x`)
  expect(await damaged.text()).toMatch(/<h1[^>]*>This link no longer works<\/h1>/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button on the confirmation page works', async ({ page }) => {
    await subscribe('plain@example.com')
    await visit(page, await findLink('plain@example.com'))
    await confirm(page).click()
    await expect(heading(page)).toHaveText('You’re on the list')
    expect(await subscriber('plain@example.com')).toMatchObject({ status: 'subscribed' })
  })
})

test('without double opt-in, a subscription is active immediately', async ({ page }) => {
  await signIn(page, 'editor@staff.example', guide.url)
  await setDoubleOptIn(page, false)
  await subscribe('at.once@example.com')
  expect(await subscriber('at.once@example.com')).toMatchObject({ status: 'subscribed' })
})

test('an editor publishes an issue, which its audience receives once and leaves with one click, and sees its visits', async ({
  page,
  browser,
}) => {
  const subscribed = await post('/api/newsletter/subscribe', {
    email: 'realtor@example.com',
    firstName: 'Rae',
    lastName: 'Realtor',
    zipCode: '78006',
    isRealtor: true,
    areasOfInterest: ['Boerne, TX'],
  })
  expect(subscribed.status).toBe(201)
  const draft = await post('/cms/api/newsletter-issues?draft=true', {
    title: 'New homes in May',
    subject: 'May for realtors',
    content: [{ blockType: 'text', text: richText('Twelve new communities.') }],
    audience: { readers: 'realtors' },
    _status: 'draft',
  })
  const { doc } = (await draft.json()) as { doc: { id: number } }
  await signIn(page, 'editor@staff.example', guide.url)
  await visit(page, `${guide.url}/admin/collections/newsletter-issues/${doc.id}`)
  const panel = page.getByRole('region', { name: 'Sending' })
  await expect(panel).toContainText(/This issue goes to 1 of \d+ subscribers\./)
  await expect(panel).toContainText(/\d+ are other readers/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Publish and send this issue?' })
  await expect(question).toContainText(/This issue goes to 1 of \d+ subscribers\./)
  await question.getByRole('button', { name: 'Publish and send' }).click()
  const figure = (label: string) =>
    panel.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')
  await expect(figure('Recipients')).toHaveText('1')
  await expect(figure('Sending')).toHaveText('Sent', { timeout: 30_000 })
  await expect(figure('Waiting')).toHaveText('0')
  await expectAccessible(page)

  const emails = mailbox.received.filter(({ email }) => email.subject === 'May for realtors')
  expect(emails.map(({ recipients }) => recipients)).toEqual([['realtor@example.com']])
  const findHeader = (name: string) =>
    emails[0]?.email.headers.find(({ key }) => key === name)?.value ?? ''
  expect(findHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = ''] = /^<(\S+)>$/.exec(findHeader('list-unsubscribe')) ?? []
  expect(emails[0]?.email.text).toContain(link)
  const left = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: findHeader('list-unsubscribe-post'),
  })
  expect(left.status).toBe(200)
  expect(await subscriber('realtor@example.com')).toMatchObject({ status: 'unsubscribed' })

  const phone = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari/604.1' })
  const reader = await phone.newPage()
  const counted = reader.waitForResponse((response) => response.url().includes('/page-events'))
  await reader.goto(`${guide.url}/?source=newsletter-new-homes-in-may`)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await counted
  await phone.close()
  await visit(page, `${guide.url}/admin/collections/newsletter-issues/${doc.id}`)
  await expect(figure('Unsubscribed')).toHaveText('1')
  await expect(figure('Visits to the site')).toHaveText('1')
})
