import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths, widths } from '../../helpers/axe'
import { asAdmin, signInAs } from '../../staff'

// One after another: two ads at a time would share the pages of their slot.
test.describe.configure({ mode: 'default' })

interface RunningAd {
  readonly id: number
  readonly words: string
}

/** With this weight, a page shows the ad instead of the sample ads in nearly every case. */
const weight = 100
const pages = ['villa-serena', 'vintner-bend', 'agarita-hill', 'cibolo-ridge-preserve']

/** Creates an ad in the middle slot, next to those of the sample. */
async function createAd(request: APIRequestContext, data: object = {}): Promise<RunningAd> {
  const words = `Shade from day one ${crypto.randomUUID().slice(0, 8)}`
  const sample = await request.get('/cms/api/ads?where[slot][equals]=middle&depth=0', {
    headers: asAdmin(),
  })
  const { creative } = (await sample.json()).docs[0]
  const response = await request.post('/cms/api/ads', {
    headers: asAdmin(),
    data: {
      name: words,
      alt: words,
      creative,
      slot: 'middle',
      weight,
      link: 'https://advertiser.example/offer',
      ...data,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return { id: (await response.json()).doc.id, words }
}

/** Deletes the ad, also while the form of an editor still has its lock. */
async function remove(request: APIRequestContext, { id }: RunningAd): Promise<void> {
  const address = `/cms/api/ads/${id}?overrideLock=true`
  expect((await request.delete(address, { headers: asAdmin() })).status()).toBe(200)
}

/** Chooses a value in a select of a form. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.locator(`#field-${field}`).getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).first().click()
}

/** Enters a day in a form, counted from today. */
async function enterDay(page: Page, field: string, days: number): Promise<void> {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  const box = page.locator(`#field-${field}`).getByRole('textbox')
  await box.fill(`${month}/${day}/${year}`)
  await box.press('Enter')
}

/** Visits pages until one shows the ad. */
async function findAd(page: Page, words: string): Promise<Locator> {
  const ad = page.getByRole('link', { name: words }).filter({ visible: true })
  for (const slug of pages) {
    await visit(page, `/communities/${slug}`)
    if ((await ad.count()) > 0) return ad
  }
  throw new Error('No page shows the ad')
}

/** The total impressions and clicks in the downloaded report. */
async function counted(request: APIRequestContext, { id }: RunningAd): Promise<string | undefined> {
  const file = await request.get(`/internal/ad-report/${id}`, { headers: asAdmin() })
  return /^Total,(\d+,\d+),/m.exec(await file.text())?.[1]
}

test('an editor runs an ad, a visitor sees and follows it, and the editor reads the report', async ({
  page,
  context,
  request,
}) => {
  const ad = await createAd(request, { active: false })

  await test.step('the report without counts has no axe violations', async () => {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await signInAs(page, 'editor')
    await visit(page, `/admin/collections/ads/${ad.id}/report`)
    await expect(page.getByText('No impressions or clicks in this date range.')).toBeVisible()
    // The rest of the page is Payload's.
    await expectAccessibleAtAllWidths(page, { part: '.ad-report' })
  })

  await test.step('the editor activates the ad', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Active' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
  })

  await test.step('a visitor without cookies sees and follows it', async () => {
    await page.goto('about:blank')
    await context.clearCookies()
    await context.route('https://advertiser.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>An offer</title>' }),
    )
    const link = await findAd(page, ad.words)
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => counted(request, ad)).toBe('1,0')
    const opened = page.waitForEvent('popup')
    await link.click()
    await expect(await opened).toHaveTitle('An offer')
    await expect.poll(() => counted(request, ad)).toBe('1,1')
    expect(await context.cookies()).toEqual([])
  })

  await test.step('the list shows the counts', async () => {
    await signInAs(page, 'editor')
    await visit(page, '/admin/collections/ads')
    await expect(page.getByRole('columnheader', { name: /Impressions, 30 days/ })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: ad.words })).toContainText(/1\s*1/)
  })

  await test.step('the editor opens and downloads the report', async () => {
    await page.getByRole('link', { name: ad.words }).click()
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    const report = page.getByRole('region', { name: 'Report' })
    await expect(report.getByRole('definition')).toHaveText(['1', '1', '100.00%'])
    await expect(report.getByRole('row').nth(1)).toContainText('100.00%')
    const download = page.waitForEvent('download')
    await report.getByRole('link', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^ad-\d+-.*\.csv$/)
  })

  await test.step('the editor books the ad for its advertiser and reads the report of the booking', async () => {
    const name = `Shade trees ${crypto.randomUUID().slice(0, 8)}`
    const data = { headers: asAdmin(), data: { name } }
    expect((await request.post('/cms/api/advertisers', data)).status()).toBe(201)
    await visit(page, '/admin/collections/bookings/create')
    await choose(page, 'advertiser', name)
    await choose(page, 'slots', 'Middle')
    await enterDay(page, 'startsAt', -20)
    await enterDay(page, 'endsAt', 20)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/bookings\/\d+/)
    const booking = new URL(page.url()).pathname
    await visit(page, `/admin/collections/ads/${ad.id}`)
    await choose(page, 'booking', name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    await visit(page, `${booking}/report`)
    const report = page.getByRole('region', { name: 'Report' })
    await expect(report.getByRole('listitem').filter({ hasText: ad.words })).toContainText(
      'On 1 day',
    )
    await expect(report.getByRole('row').last()).toHaveText('Total11100.00%')
    await expectAccessibleAtAllWidths(page, { part: '.ad-report' })
  })
  await remove(request, ad)
})

test('a middle click counts as a click, a right click does not', async ({ page, request }) => {
  const ad = await createAd(request, { link: '/about' })
  const link = await findAd(page, ad.words)
  await link.click({ button: 'right' })
  await page.keyboard.press('Escape')
  await visit(page, '/about')
  expect(await counted(request, ad)).toMatch(/,0$/)
  await (await findAd(page, ad.words)).click({ button: 'middle' })
  await expect.poll(() => counted(request, ad)).toMatch(/,1$/)
  await remove(request, ad)
})

test('the Enter key counts as a click', async ({ page, request }) => {
  const ad = await createAd(request, { link: '/about' })
  await (await findAd(page, ad.words)).press('Enter')
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(() => counted(request, ad)).toMatch(/,1$/)
  await remove(request, ad)
})

test('without JavaScript the link of an ad works and nothing is counted', async ({
  browser,
  request,
  baseURL,
}) => {
  const ad = await createAd(request, { link: '/about' })
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await (await findAd(page, ad.words)).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(await counted(request, ad)).toBe('0,0')
  await context.close()
  await remove(request, ad)
})

test('the house ad replaces an expired ad', async ({ page, request }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const over = await createAd(request, { endsAt: yesterday })
  await visit(page, '/communities/villa-serena')
  await expect(page.getByText('Advertisement').filter({ visible: true })).toHaveCount(3)
  await expect(page.getByRole('link', { name: over.words })).toHaveCount(0)
  await remove(request, over)
})

test('an ad that ends before it begins is rejected with a message', async ({
  page,
  request,
  browserErrors,
}) => {
  const ad = await createAd(request, { active: false, startsAt: '2027-02-10T12:00:00.000Z' })
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/ads/${ad.id}`)
  const last = page.locator('#field-endsAt').getByRole('textbox')
  await last.fill('02/01/2027')
  await last.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The last day is before the first day.').first()).toBeVisible()
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('400 PATCH')])
  await remove(request, ad)
})

test('a contributor cannot read the report of an ad', async ({ page, request }) => {
  const ad = await createAd(request, { active: false })
  for (const role of ['contributor', 'editor'] as const) {
    await signInAs(page, role)
    // The ads are hidden from contributors.
    for (const address of [
      `/admin/collections/ads/${ad.id}`,
      `/admin/collections/ads/${ad.id}/report`,
    ]) {
      // Without the header, the back office ignores the session of the cookie.
      const shown = await page.request.get(address, { headers: { 'sec-fetch-site': 'none' } })
      expect(shown.status(), address).toBe(role === 'editor' ? 200 : 404)
      expect((await shown.text()).includes(ad.words), address).toBe(role === 'editor')
    }
    const file = await page.request.get(`/internal/ad-report/${ad.id}`)
    expect(file.status(), role).toBe(role === 'editor' ? 200 : 403)
  }
  await remove(request, ad)
})
