import { rmSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { admin, expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { countPrintedPages } from '../../helpers/print'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// These tests start their own server with an SMTP server that they control.
test.describe.configure({ mode: 'serial' })

const builder = 'Larkspur Communities'
const slug = 'larkspur-communities'

let folder = ''
let mailbox: Mailbox
let guide: Guide
let builderId = 0
let community = { name: '', slug: '' }
/** The session of the admin. */
let token = ''
/** The link of the email. */
let link = ''

test.beforeAll(async ({ request }) => {
  folder = preparedFolder('sample')
  mailbox = await startMailbox()
  guide = await startGuide(folder, {
    SEED: 'sample',
    RATE_LIMITS: 'off',
    SMTP_URL: mailbox.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  const signedIn = await request.post(`${guide.url}/cms/api/users/login`, { data: admin })
  token = (await signedIn.json()).token
  const found = await request.get(`${guide.url}/api/builders`)
  const all: { id: string; slug: string }[] = await found.json()
  builderId = Number(all.find((one) => one.slug === slug)?.id)
  const communities = await request.get(`${guide.url}/api/communities?builder=${slug}&limit=1`)
  community = (await communities.json())[0]
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const reportAddress = (month = '') =>
  `${guide.url}/admin/collections/builders/${builderId}/report${month}`

/** Signs the browser in as the admin. */
async function signIn(page: Page): Promise<void> {
  const value = token
  await page.context().addCookies([{ name: 'payload-token', value, url: guide.url }])
}

const asOperator = () => ({ authorization: `JWT ${token}` })

/** The current month as the report's address names it, in San Antonio. */
const thisMonth = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'America/Chicago',
}).format(new Date())

type Row = readonly number[]

/**
 * The figures of the community, with its plans and homes, and of the profile in the downloaded report
 * of this month.
 */
async function countedRows(request: APIRequestContext): Promise<readonly [Row, Row]> {
  const address = `${guide.url}/internal/builder-report/${builderId}?month=${thisMonth}`
  const file = await request.get(address, { headers: asOperator() })
  const lines = (await file.text()).split('\r\n')
  const getColumn = (name: string) => {
    const own = lines.filter((line) => line.includes(name))
    const rows = own.map((line) => line.split(',').slice(-6).map(Number))
    return [0, 1, 2, 3, 4, 5].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  }
  return [getColumn(`,${community.name},`), getColumn('Profile,')]
}

/** The cells of a row of the first table of the open report. */
async function readCells(page: Page, name: string): Promise<Row> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const cells = await row.first().getByRole('cell').allTextContents()
  return cells.map((text) => Number(text.replaceAll(',', '')))
}

test('what a buyer does with listings is in the report of their builder, without a cookie', async ({
  page,
  context,
  request,
}) => {
  const [before, profileBefore] = await countedRows(request)

  await test.step('a buyer comes from a list, calls, and asks for directions', async () => {
    await context.route(/larkspur-communities\.example|google\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    // The browser has no phone app.
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a')
        if (link && link.protocol === 'tel:') event.preventDefault()
      }),
    )
    await visit(page, `${guide.url}/builders/${slug}`, { waitUntil: 'networkidle' })
    const viewed = page.waitForRequest((request) =>
      (request.postData() ?? '').includes(`"views":["/builders/${slug}"]`),
    )
    await viewed
    await page.getByRole('link', { name: community.name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible()
    const communityViewed = page.waitForRequest((request) =>
      (request.postData() ?? '').includes(`"views":["/communities/${community.slug}"]`),
    )
    await communityViewed
    await page.locator('a[href^="tel:"][data-listing]').filter({ visible: true }).first().click()
    const directions = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Directions', exact: true }).click()
    await directions
    const website = page.waitForEvent('popup')
    await page.locator('#builders').getByRole('link', { name: 'Website' }).first().click()
    await website
    expect(await context.cookies()).toEqual([])
  })

  await test.step('the editor sees it in the report', async () => {
    const [views = 0, clicks = 0, calls = 0, websites = 0, directions = 0] = before
    const now = [views + 1, clicks + 1, calls + 1, websites, directions + 1, 0]
    await expect.poll(async () => (await countedRows(request))[0]).toEqual(now)
    await signIn(page)
    await visit(page, reportAddress(`?month=${thisMonth}`))
    expect(await readCells(page, community.name)).toEqual(now)
    const [profileViews = 0, , , profileWebsites = 0] = profileBefore
    const profile = await readCells(page, 'Profile')
    expect([profile[0], profile[3]]).toEqual([profileViews + 1, profileWebsites + 1])
  })
})

test('an editor changes the words and sends the report, and then those of all other builders', async ({
  page,
}) => {
  await signIn(page)
  await visit(page, reportAddress())
  await page.getByRole('button', { name: 'Send the report' }).click()
  const form = page.getByRole('form', { name: 'Send the report' })
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`Hello ${builder}`))
  await form.getByLabel('Message').fill('A good month. See you Thursday!')
  await form.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('1 report is on the way.')).toBeVisible()
  await expect.poll(() => mailbox.received.length, { timeout: 20_000 }).toBe(1)
  const [{ email, recipients } = { email: undefined, recipients: [] }] = mailbox.received
  expect(recipients).toEqual(['sanantonio@larkspur-communities.example'])
  expect(email?.subject).toMatch(/report from the San Antonio New Home Guide/)
  expect(email?.text).toContain('See you Thursday!')
  expect(email?.html).toContain('Listing clicks')
  link = /https?:\/\/\S+\/builder-report\?token=[\w.-]+/.exec(email?.text ?? '')?.[0] ?? ''

  await test.step('report and list are accessible; a report is sent again only on purpose, and not with all others', async () => {
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Report', exact: true })).toBeVisible()
    await expectAccessibleAtAllWidths(page, { part: '.report-tab' })
    expect(await countPrintedPages(page)).toBe(1)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('button', { name: 'Send now' }).click()
    // The browser asks for the confirmation.
    await expect(page.getByRole('checkbox', { name: /Send it again/ })).toBeFocused()

    await visit(page, `${guide.url}/admin/builder-reports`)
    await expect(page.getByRole('heading', { name: 'Builder reports' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: builder })
    await expect(row.getByRole('link', { name: 'Sent' })).toBeVisible()
    await expectAccessibleAtAllWidths(page, { part: '.report-list' })
    await page.getByRole('button', { name: /^Send all for/ }).click()
    await page.getByRole('button', { name: 'Send 34 reports now' }).click()
    await expect(page.getByText('34 reports are on the way.')).toBeVisible()
    await expect.poll(() => mailbox.received.length, { timeout: 60_000 }).toBe(35)
    const all = mailbox.received.flatMap(({ recipients }) => recipients)
    expect(new Set(all).size).toBe(35)
  })
})

test('the link of a report email opens without sign-in, is accessible and prints on one page', async ({
  page,
}) => {
  const response = await visit(page, link)
  expect(response?.headers()['cache-control']).toMatch(/no-store/)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByRole('heading', { level: 1, name: builder })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await page.context().cookies()).toEqual([])
  await expectAccessibleAtAllWidths(page)
  expect(await countPrintedPages(page)).toBe(1)
})

test('a report link that is cut off says so', async ({ request }) => {
  const response = await request.get(link.slice(0, -5))
  expect(response.status()).toBe(404)
  expect(await response.text()).toMatch(/<h1[^>]*>This report link doesn’t work<\/h1>/)
})

test('a contributor sees no reports', async ({ request }) => {
  const email = 'contributor@staff.example'
  const data = { name: 'A contributor', email, password: admin.password, role: 'contributor' }
  const created = await request.post(`${guide.url}/cms/api/users`, { headers: asOperator(), data })
  expect(created.status()).toBe(201)
  const signedIn = await request.post(`${guide.url}/cms/api/users/login`, {
    data: { email, password: admin.password },
  })
  const headers = { authorization: `JWT ${(await signedIn.json()).token}` }
  const list = await request.get(`${guide.url}/admin/builder-reports`, { headers })
  expect(await list.text()).toContain('Only editors and admins can see reports')
  const report = await request.get(reportAddress(), { headers })
  expect(await report.text()).toContain('Only editors and admins can see reports of builders.')
  expect(await report.text()).not.toContain('report-sheet')
  const file = await request.get(`${guide.url}/internal/builder-report/${builderId}`, { headers })
  expect(file.status()).toBe(403)
})
