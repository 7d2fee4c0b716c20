import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Mailbox, startMailbox } from '../../fixtures/mailbox'
import { expectAccessibleAtAllWidths } from '../a11y/axe'
import { admin, expect, test } from '../fixtures'
import { type Guide, startGuide } from '../setup/guide'
import { preparedFolder } from '../setup/prepared-folder'

// These tests start their own server with an SMTP server that they control.
test.describe.configure({ mode: 'serial' })

const builder = 'Larkspur Communities'
const slug = 'larkspur-communities'

let folder = ''
let mailbox: Mailbox
let guide: Guide
let builderId = 0
let community = { name: '', slug: '' }
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

async function signIn(page: Page): Promise<void> {
  const signedIn = await page.request.post(`${guide.url}/cms/api/users/login`, { data: admin })
  expect(signedIn.ok()).toBe(true)
}

/** The current month as the report's address names it, in San Antonio. */
const thisMonth = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'America/Chicago',
}).format(new Date())

/** The cells of a row of the first table. */
async function rowOf(page: Page, name: string): Promise<number[]> {
  await page.goto(reportAddress(`?month=${thisMonth}`))
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const cells = await row.first().getByRole('cell').allTextContents()
  return cells.map((text) => Number(text.replaceAll(',', '')))
}

test('what a buyer does with listings is in the report of their builder, without a cookie', async ({
  page: buyer,
  context,
  browser,
}) => {
  const editor = await (await browser.newContext()).newPage()
  await signIn(editor)
  const before = {
    community: await rowOf(editor, community.name),
    profile: await rowOf(editor, 'Profile'),
  }

  await test.step('a buyer comes from a list, calls, and asks for directions', async () => {
    await context.route(/larkspur-communities\.example|google\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    // The browser has no phone app.
    await buyer.addInitScript(() =>
      addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a')
        if (link && link.protocol === 'tel:') event.preventDefault()
      }),
    )
    await buyer.goto(`${guide.url}/builders/${slug}`, { waitUntil: 'networkidle' })
    const viewed = buyer.waitForRequest((request) =>
      (request.postData() ?? '').includes(`"views":["/builders/${slug}"]`),
    )
    await viewed
    await buyer.getByRole('link', { name: community.name }).first().click()
    await expect(buyer.getByRole('heading', { level: 1, name: community.name })).toBeVisible()
    const communityViewed = buyer.waitForRequest((request) =>
      (request.postData() ?? '').includes(`"views":["/communities/${community.slug}"]`),
    )
    await communityViewed
    await buyer.locator('a[href^="tel:"][data-listing]').filter({ visible: true }).first().click()
    const directions = buyer.waitForEvent('popup')
    await buyer.getByRole('link', { name: 'Directions', exact: true }).click()
    await directions
    const website = buyer.waitForEvent('popup')
    await buyer.locator('#builders').getByRole('link', { name: 'Website' }).first().click()
    await website
    expect(await context.cookies()).toEqual([])
  })

  await test.step('the editor sees it in the report', async () => {
    const [views = 0, clicks = 0, calls = 0, websites = 0, directions = 0] = before.community
    await expect
      .poll(() => rowOf(editor, community.name))
      .toEqual([views + 1, clicks + 1, calls + 1, websites, directions + 1, 0])
    const [profileViews = 0, , , profileWebsites = 0] = before.profile
    const profile = await rowOf(editor, 'Profile')
    expect([profile[0], profile[3]]).toEqual([profileViews + 1, profileWebsites + 1])
  })
})

test('an editor changes the words and sends the report; its link opens without sign-in', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.goto(reportAddress())
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

  const reader = await (await browser.newContext()).newPage()
  const answer = await reader.goto(link)
  expect(answer?.headers()['cache-control']).toMatch(/no-store/)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(reader.getByRole('heading', { level: 1, name: builder })).toBeVisible()
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await reader.context().cookies()).toEqual([])
  await reader.context().close()
})

test('a sent report is sent again only on purpose, and not with all others', async ({ page }) => {
  await signIn(page)
  await page.goto(reportAddress())
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  // The browser asks for the confirmation.
  await expect(page.getByRole('checkbox', { name: /Send it again/ })).toBeFocused()

  await page.goto(`${guide.url}/admin/builder-reports`)
  const row = page.getByRole('row').filter({ hasText: builder })
  await expect(row.getByRole('link', { name: 'Sent' })).toBeVisible()
  await page.getByRole('button', { name: /^Send all for/ }).click()
  await page.getByRole('button', { name: 'Send 34 reports now' }).click()
  await expect(page.getByText('34 reports are on the way.')).toBeVisible()
  await expect.poll(() => mailbox.received.length, { timeout: 60_000 }).toBe(35)
  const all = mailbox.received.flatMap(({ recipients }) => recipients)
  expect(new Set(all).size).toBe(35)
})

test('report and list are accessible', async ({ page }) => {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: builder })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await signIn(page)
  await page.goto(reportAddress())
  await expect(page.getByRole('region', { name: 'Report', exact: true })).toBeVisible()
  await expectAccessibleAtAllWidths(page, { part: '.report-tab' })
  await page.goto(`${guide.url}/admin/builder-reports`)
  await expect(page.getByRole('heading', { name: 'Builder reports' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, { part: '.report-list' })
})

test('the report prints on one Letter page, from the link and from the back office', async ({
  page,
}) => {
  const pages = async () => {
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
  }
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: builder })).toBeVisible()
  expect(await pages()).toBe(1)
  await signIn(page)
  await page.goto(reportAddress())
  await expect(page.getByRole('region', { name: 'Report', exact: true })).toBeVisible()
  expect(await pages()).toBe(1)
})

test('a link that is cut off says so', async ({ page }) => {
  const answer = await page.goto(`${link.slice(0, -5)}`)
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This report link doesn’t work' }),
  ).toBeVisible()
})

test('a contributor sees no reports', async ({ page, browserErrors }) => {
  const signedIn = await page.request.post(`${guide.url}/cms/api/users/login`, { data: admin })
  const { token } = await signedIn.json()
  const email = 'contributor@staff.example'
  const data = { name: 'A contributor', email, password: admin.password, role: 'contributor' }
  await page.request.post(`${guide.url}/cms/api/users`, {
    headers: { authorization: `JWT ${token}` },
    data,
  })
  await page.context().clearCookies()
  await page.request.post(`${guide.url}/cms/api/users/login`, {
    data: { email, password: admin.password },
  })
  await page.goto(`${guide.url}/admin/builder-reports`)
  await expect(page.getByText('Only editors and admins can see reports')).toBeVisible()
  await page.goto(reportAddress())
  await expect(page.locator('.report-sheet')).toHaveCount(0)
  const file = await page.request.get(`${guide.url}/internal/builder-report/${builderId}`)
  expect(file.status()).toBe(403)
  browserErrors.length = 0
})
