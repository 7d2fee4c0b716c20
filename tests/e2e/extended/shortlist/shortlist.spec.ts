import type { Page } from '@playwright/test'
import { homeList } from '../../../../src/contract/homes/home'
import { expect, reload, test, visit } from '../../fixtures'
import { countPrintedPages, scanQrCode } from '../../helpers/print'
import { getPath, type Sample, samples, store, withStored } from '../../helpers/samples'
import { toasts } from '../../helpers/toast'

const counter = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: count === 0 ? /^Shortlist$/ : new RegExp(`^Shortlist ?, ${count} saved$`),
  })

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true })

const row = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('what is saved with hearts is on the shortlist with its notes, and stays there', async ({
  page,
  request,
}) => {
  const [home, , , plan] = await samples(request)
  if (!home || !plan) throw new Error('The sample content has homes and plans')
  await visit(page, '/communities?q=villa%20serena&layout=compact')
  await expect(heart(page, 'Villa Serena').first()).toBeVisible()
  for (const [layout, query] of [
    ['Standard', '&layout=standard'],
    ['Horizontal', ''],
    ['List', '&layout=list'],
  ] as const) {
    await page.getByText(layout, { exact: true }).click()
    await expect(page).toHaveURL(`/communities?q=villa+serena${query}`)
    await expect(heart(page, 'Villa Serena').first()).toBeVisible()
  }
  await heart(page, 'Villa Serena').first().click()
  // The card is one large link, which the heart does not follow.
  await expect(page).toHaveURL(/\/communities\?/)
  await expect(heart(page, 'Villa Serena').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(counter(page, 1)).toBeVisible()
  for (const { name, path } of [home, plan]) {
    await visit(page, path)
    await heart(page, name).first().click()
    await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true')
  }
  await counter(page, 3).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Homes')
  await expect(row(page, home.name)).toContainText(/(About|At least) \$[\d,]+ a month/)

  await page.getByRole('button', { name: `Add a note on ${home.name}` }).click()
  await page.keyboard.type('Corner lot')
  await reload(page)
  await expect(page.getByLabel(`Your note on ${home.name}`)).toHaveValue('Corner lot')

  await row(page, home.name).getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, home.name)).toHaveCount(0)
  await expect(counter(page, 2)).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Your note on ${home.name}`)).toHaveValue('Corner lot')

  await row(page, home.name).getByRole('button', { name: 'Remove' }).click()
  await reload(page)
  const removed = page.getByRole('region', { name: 'Notes on listings you removed' })
  await expect(removed.getByLabel(`Your note on ${home.name}`)).toHaveValue('Corner lot')
  await removed.getByRole('button', { name: `Delete note on ${home.name}` }).click()
  await expect(removed).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await expect(counter(page, 0)).toBeVisible()
})

test('a later visit tells which prices changed since the last one', async ({ page, request }) => {
  const saved = homeList
    .parse(await (await request.get('/api/homes?limit=2')).json())
    .map(({ id, address, price }) => ({ key: `h${id}`, name: address, price: price ?? 0 }))
  const [reduced, same] = saved
  if (!reduced || !same) throw new Error('The sample content has homes with prices')
  const lastVisit = `${new Date().getFullYear()}-01-02`
  await withStored(page, saved)
  await page.addInitScript(
    ({ day, prices }) => {
      if (!localStorage.getItem('shortlist-prices'))
        localStorage.setItem('shortlist-prices', JSON.stringify({ last: { day, prices } }))
    },
    { day: lastVisit, prices: { [reduced.key]: reduced.price + 10_000, [same.key]: same.price } },
  )
  await visit(page, '/shortlist')
  const isTold = async () => {
    await expect(page.getByText('1 reduced since your last visit on Jan 2.')).toBeVisible()
    await expect(row(page, reduced.name)).toContainText('$10,000 less than on Jan 2')
    await expect(row(page, same.name)).not.toContainText('Jan 2')
  }
  await isTold()
  await reload(page)
  await isTold()
})

test('a shared link opens the same listings elsewhere, without notes, and adds them only when asked', async ({
  page,
  request,
}) => {
  const [one, two, three] = await samples(request)
  if (!one || !two || !three) throw new Error('The sample content has homes')
  await withStored(page, [{ ...one, note: 'Too expensive' }, two])
  await visit(page, '/shortlist')
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).not.toContain('expensive')

  // The visitor who opens the link has a list of two others.
  await store(page, [
    { ...two, note: 'Seen on Sunday' },
    { ...three, note: 'Ask about the lot' },
  ])
  await visit(page, getPath(link))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared shortlist')
  const getId = ({ key }: Sample) => Number(key.slice(1))
  const inOrder = [one, two].sort((a, b) => getId(a) - getId(b))
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(inOrder.map(({ name }) => name))
  await expect(page.getByText('Too expensive')).toHaveCount(0)
  await expect(page.getByText('1 of 2 is on your shortlist already.')).toBeVisible()
  await expect(counter(page, 2)).toBeVisible()

  await page.getByRole('button', { name: 'Add to my shortlist' }).click()
  await expect(page.getByText('All of these are on your shortlist.')).toBeVisible()
  await page.getByRole('link', { name: 'Open my shortlist' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([one.name, two.name, three.name])
  await expect(page.getByLabel(`Your note on ${two.name}`)).toHaveValue('Seen on Sunday')
  await expect(page.getByLabel(`Your note on ${three.name}`)).toHaveValue('Ask about the lot')
})

test('the shortlist names what is gone, junk in a link, and a link with too many listings', async ({
  page,
  request,
}) => {
  const [one] = await samples(request)
  if (!one) throw new Error('The sample content has homes')
  await withStored(page, [{ key: 'h999999999', name: '118 Gone Lane', note: 'Loved the porch' }])
  await visit(page, '/shortlist')
  await expect(row(page, '118 Gone Lane')).toContainText('No longer in the guide')
  await expect(page.getByLabel('Your note on 118 Gone Lane')).toHaveValue('Loved the porch')

  await visit(page, `/shortlist?items=${one.key}-${one.key}-c0-x9-%3Cb%3E-h999999999-c999999998`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([one.name])
  await expect(
    page.getByText('No longer in the guide: 118 Gone Lane, 1 other listing.'),
  ).toBeVisible()
  await expect(page.getByText('Part of this link could not be read')).toBeVisible()

  const fetchText = async (items: string) => (await request.get(`/shortlist?items=${items}`)).text()
  const many = Array.from({ length: 41 }, (_, n) => `c${n + 1}`)
  expect(await fetchText(many.join('-'))).toContain('>A shortlist holds 40 listings.')
  for (const nothing of ['', 'junk'])
    expect(await fetchText(nothing)).toContain('>There is nothing to show from this link.')
})

test.describe('in two tabs', () => {
  test('each shortlist shows and keeps what was done in both', async ({
    page,
    context,
    request,
  }) => {
    const [one, two] = await samples(request)
    if (!one || !two) throw new Error('The sample content has homes')
    await withStored(page, [one])
    await visit(page, '/shortlist')
    const other = await context.newPage()
    await visit(other, two.path)
    await heart(other, two.name).first().click()
    await expect(row(page, two.name)).toBeVisible()
    await page.getByRole('button', { name: `Add a note on ${one.name}` }).click()
    await page.keyboard.type('Here')
    await visit(other, '/shortlist')
    await expect(other.getByLabel(`Your note on ${one.name}`)).toHaveValue('Here')
    await other.getByLabel(`Your note on ${one.name}`).fill('Here and there')
    await expect(page.getByLabel(`Your note on ${one.name}`)).toHaveValue('Here and there')
  })
})

test('a browser that stores nothing keeps the list for the visit and says so', async ({
  page,
  request,
}) => {
  const [one] = await samples(request)
  if (!one) throw new Error('The sample content has homes')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, one.path)
  await heart(page, one.name).first().click()
  await expect(toasts(page)).toContainText('Saved for this visit only')
  await counter(page, 1).click()
  await page.getByRole('button', { name: `Add a note on ${one.name}` }).click()
  await page.keyboard.type('Corner lot')
  await expect(page.getByLabel(`Your note on ${one.name}`)).toHaveValue('Corner lot')
  await expect(
    page.getByRole('main').getByText('doesn’t let this site store anything'),
  ).toBeVisible()
})

test('a heart whose code cannot be loaded says so, and saves when pressed again', async ({
  page,
  request,
  browserErrors,
}) => {
  const [one] = await samples(request)
  if (!one) throw new Error('The sample content has homes')
  await visit(page, one.path, { waitUntil: 'networkidle' })
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await heart(page, one.name).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect(heart(page, one.name).first()).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/_next/static/chunks/**')
  await heart(page, one.name).first().click()
  await expect(heart(page, one.name).first()).toHaveAttribute('aria-pressed', 'true')
  expect(browserErrors.splice(0).join()).toContain('_next/static/chunks')
})

test('the shortlist asks again for prices that cannot be loaded, and prints on one sheet', async ({
  page,
  request,
  browserErrors,
}) => {
  const all = await samples(request)
  const [one] = all
  if (!one) throw new Error('The sample content has homes')
  const noteOn = (name: string) => `A note on ${name}`
  await withStored(
    page,
    all.map((listing) => ({ ...listing, note: noteOn(listing.name) })),
  )

  await test.step('today’s prices that cannot be loaded are asked for again', async () => {
    await page.route('**/api/shortlist*', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await visit(page, '/shortlist')
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })).toBeVisible()
    await expect(page.getByLabel(`Your note on ${one.name}`)).toHaveValue(noteOn(one.name))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, one.name)).toContainText('$')
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 GET')])
  })

  await test.step('prints the notes, the schools and a QR code of the link, and no controls', async () => {
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await expect(page.getByRole('article')).toHaveCount(all.length)
    await page.emulateMedia({ media: 'print' })
    const code = page.getByRole('img', { name: 'QR code of the link' })
    await expect(code).toHaveCount(1)
    expect(await scanQrCode(code)).toBe(link)
    for (const role of ['button', 'checkbox', 'textbox', 'banner'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    for (const { name } of all)
      await expect(page.getByRole('paragraph').filter({ hasText: noteOn(name) })).toBeVisible()
    await expect(row(page, one.name).getByText(/^Schools: .+ ISD, .+/)).toBeVisible()
    expect(await countPrintedPages(page)).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared shortlist can be read and compared, and there are no hearts', async ({
    page,
    request,
  }) => {
    const all = await samples(request)
    const [one, two] = all
    if (!one || !two) throw new Error('The sample content has homes')
    await visit(page, '/communities')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
    await visit(page, '/shortlist')
    await expect(page.getByText('Your browser keeps the shortlist')).toBeVisible()
    await visit(page, `/shortlist?items=${all.map(({ key }) => key).join('-')}`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(all.length)
    await page.getByLabel(`Compare ${one.name}`).check()
    await page.getByLabel(`Compare ${two.name}`).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('columnheader', { name: one.name })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: two.name })).toBeVisible()
  })
})

test('search engines index no shortlist', async ({ request }) => {
  for (const path of ['/shortlist', '/shortlist?items=c1', '/compare', '/compare?items=c1']) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, follow"/>',
    ])
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /shortlist?')
  expect(robots).toContain('Disallow: /compare?')
})
