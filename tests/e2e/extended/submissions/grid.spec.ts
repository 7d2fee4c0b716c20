import type { APIRequestContext, Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import {
  aBuilder,
  publicPrice,
  type TestBuilder,
  unpublishOwn,
} from '../../helpers/builder-with-communities'
import { asAdmin, asSignedIn, signInAs } from '../../staff'

test.afterEach(unpublishOwn)

const gridPath = ({ id }: TestBuilder) => `/admin/submissions/new?builder=${id}&way=grid`

const cell = (page: Page, column: string, row: string) =>
  page.getByLabel(`${column} of ${row}`, { exact: true })
const bar = (page: Page) => page.locator('.grid__status')
const send = (page: Page) =>
  page.getByRole('button', { name: 'Send to review', exact: true }).first()

async function open(page: Page, builder: TestBuilder): Promise<void> {
  await visit(page, gridPath(builder))
  const [first] = builder.communities
  await expect(cell(page, 'Starting price', first?.name ?? '')).toBeVisible()
}

/** Adds a published home to the first community. */
async function aHome(request: APIRequestContext, builder: TestBuilder, address: string) {
  const [community] = builder.communities
  const response = await request.post('/cms/api/homes?depth=0', {
    headers: asAdmin(),
    data: {
      _status: 'published',
      community: community?.id,
      builder: builder.id,
      address,
      price: 401_000,
      stage: 'ready',
      status: 'available',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
}

test('what a builder said on the phone reaches the buyer, and one click undoes it', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 3)
  const [first, second, third] = builder.communities
  if (!first || !second || !third) throw new Error('The builder has communities')
  await aHome(request, builder, '214 Bluestem Run')
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await page.getByRole('tab', { name: 'Enter in a grid' }).click()

  await expect(cell(page, 'Starting price', first.name)).toHaveValue('300,000')
  await expect(send(page)).toBeDisabled()
  await cell(page, 'Starting price', first.name).fill('$295K')
  await cell(page, 'Price', '214 Bluestem Run').fill('from the 390s')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Not certain. Price:')).toBeVisible()
  await cell(page, 'Verified now', third.name).check()
  await expect(bar(page)).toHaveText('3 changes')
  await send(page).click()
  // The review of what was sent.
  await expect(page).toHaveURL(/\/collections\/submissions\/\d+/)

  // Only what was typed is asked about, and nothing is missing.
  await expect(page.getByText('0 of 2 decided')).toBeVisible()
  await expect(page.getByText('Entered by Test editor')).toBeVisible()
  await expect(page.getByText('It stays as it is until you choose.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept all valid' }).click()
  await expect(page.getByText('1 of 2 decided')).toBeVisible()
  await page.getByRole('button', { name: 'Publish 1 accepted' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 accepted' }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  await expect.poll(() => publicPrice(request, first)).toBe(295_000)
  expect(await (await request.get(`/communities/${first.slug}`)).text()).toContain('$295,000')
  expect(await publicPrice(request, second)).toBe(second.startPrice)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => publicPrice(request, first)).toBe(first.startPrice)
})

test('an editor enters, adds, undoes and sends rows of the grid by keyboard alone', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const [first, second] = builder.communities
  if (!first || !second) throw new Error('The builder has communities')
  await aHome(request, builder, '1 Sotol Way')
  await signInAs(page, 'editor')
  await open(page, builder)
  const focused = page.locator(':focus')

  await cell(page, 'Starting price', first.name).focus()
  await page.keyboard.type('298000')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(`Starting price of ${second.name}`)
  await page.keyboard.type('1')
  await page.keyboard.press('Escape')
  await expect(focused).toHaveValue('310,000')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect(bar(page)).toHaveText('2 changes')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(bar(page)).toHaveText('1 change')

  await page.getByRole('button', { name: 'New home' }).press('Enter')
  await expect(focused).toHaveAccessibleName('Street address of the new row')
  await page.keyboard.type('2 Sotol Way')
  await page.keyboard.press('Tab')
  await page.keyboard.type(first.name)
  await cell(page, 'Price', '1 Sotol Way').focus()
  // Stored rows have fewer cells to edit than new ones.
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName('Price of 2 Sotol Way')
  await page.keyboard.type('$410,000')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('0 of 2 decided')).toBeVisible()
  await expect(page.getByText('2 Sotol Way').first()).toBeVisible()
})

test('the grid loses nothing when the server does not answer, the session ends, the page reloads, or the builder changes', async ({
  page,
  request,
  browserErrors,
}) => {
  const builder = await aBuilder(request, 1)
  const other = await aBuilder(request, 1)
  const empty = await aBuilder(request, 0)
  const [first] = builder.communities
  if (!first) throw new Error('The builder has a community')
  await signInAs(page, 'editor')
  await open(page, builder)
  await cell(page, 'Starting price', first.name).fill('TBD')
  // The warning of the cell that is left does not move the button away.
  await page.getByRole('button', { name: 'New home' }).click()
  await page.getByLabel('Street address of the new row').fill('9 Sotol Way')
  await page.keyboard.press('Tab')
  await page.keyboard.type(first.name)
  await expect(bar(page)).toHaveText('2 changes')
  await expect(page.getByText('Not certain.')).not.toHaveCount(0)
  const alert = page.locator('.grid__failure')

  await test.step('the grid is accessible at all widths', () => expectAccessibleAtAllWidths(page))

  await test.step('changes stay while the server does not answer, and after the session ended', async () => {
    await page.route('**/submissions/new**', (route) => route.abort('connectionfailed'))
    await send(page).click()
    await expect(alert).toContainText('Your changes are still here: try again.')
    await page.unroute('**/submissions/new**')
    await page.context().clearCookies()
    await send(page).click()
    await expect(alert).toContainText('You are signed out.')
    await expect(cell(page, 'Starting price', first.name)).toHaveValue('TBD')
    const expected = /submissions\/new|Failed to fetch|signed out/
    expect(browserErrors.filter((error) => !expected.test(error))).toEqual([])
    browserErrors.length = 0
  })

  await test.step('a contributor has no grid, and cannot send one', async () => {
    // The session of a contributor takes the place of the editor's.
    await signInAs(page, 'contributor')
    await send(page).click()
    await expect(alert).not.toContainText('You are signed out.')
    await expect(alert).toBeVisible()
    const query = `where[builder][equals]=${builder.id}&limit=0&depth=0`
    const stored = await request.get(`/cms/api/submissions?${query}`, { headers: asAdmin() })
    expect((await stored.json()).totalDocs).toBe(0)
    expect(browserErrors.filter((error) => !/500|Server Components/.test(error))).toEqual([])
    browserErrors.length = 0

    const upload = `/admin/submissions/new?builder=${builder.id}`
    const ways = async () => {
      const headers = await asSignedIn(page)
      const responses = [upload, gridPath(builder)].map((path) => request.get(path, { headers }))
      return Promise.all(responses.map(async (response) => (await response).text()))
    }
    for (const html of await ways()) {
      expect(html).toContain('Only editors and admins receive submissions.')
      expect(html).not.toContain('role="tab"')
      expect(html).not.toContain('File of the builder')
    }
    await signInAs(page, 'editor')
    const [toEditor, grid] = await ways()
    expect(toEditor).toContain('File of the builder')
    expect(grid).toContain('role="tab"')
  })

  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(cell(page, 'Starting price', first.name)).toHaveValue('TBD')
  await expect(cell(page, 'Street address', '9 Sotol Way')).toHaveValue('9 Sotol Way')

  const chosen = page.getByLabel('Builder', { exact: true })
  await test.step('another builder is asked about, and what was typed is offered again', async () => {
    await chosen.selectOption({ label: other.name })
    const dialog = page.getByRole('dialog', { name: `Change to ${other.name}?` })
    await expect(dialog).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await dialog.getByRole('button', { name: `Stay with ${builder.name}` }).click()
    await expect(chosen).toHaveValue(String(builder.id))
    await expect(cell(page, 'Starting price', first.name)).toHaveValue('TBD')
    await chosen.selectOption({ label: other.name })
    await dialog.getByRole('button', { name: 'Change the builder' }).click()
    await expect(cell(page, 'Starting price', other.communities[0]?.name ?? '')).toBeVisible()
  })

  await test.step('the grid of a builder without listings is accessible', async () => {
    await chosen.selectOption({ label: empty.name })
    await expect(page.getByText('no published listings yet')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
  })

  await chosen.selectOption({ label: builder.name })
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(bar(page)).toHaveText('2 changes')
  await cell(page, 'Starting price', first.name).fill('$289,900')
  await send(page).click()
  await expect(page.getByText(/^0 of \d+ decided$/)).toBeVisible()
  await expect(page.getByText('$289,900').first()).toBeVisible()
})
