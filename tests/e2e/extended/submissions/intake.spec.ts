import type { Locator } from '@playwright/test'
import { drawRows, drawText, writePdf } from '../../../../src/lib/submissions/pdf/pdf.fixture'
import { expect, reload, test, visit } from '../../fixtures'
import {
  aBuilder,
  cheaper,
  openReview,
  publicPrice,
  type TestBuilder,
  toCsv,
  toFile,
  unpublishOwn,
  upload,
} from '../../helpers/builder-with-communities'
import { signInAs } from '../../staff'

const headings = ['Community', 'City', 'Zkv 17', 'Homes available']

/** Expects that a picture has loaded. */
const expectDrawn = (picture: Locator) =>
  expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(1200)

test.afterEach(unpublishOwn)

test('a review appears on a server that answers more slowly than the page asks how far it is', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 1)
  await signInAs(page, 'editor')
  await page.clock.install()
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await page.route(/\/admin\//, async (route) => {
    const { rsc, 'next-action': action } = route.request().headers()
    if (rsc || action) await page.clock.runFor(1500)
    await route.fallback()
  })
  await page
    .getByLabel('File of the builder')
    .last()
    .setInputFiles(toFile(cheaper(builder, 1000)))
  await expect(page.getByText('0 of 1 decided')).toBeVisible()
})

test('a file that is no table is refused in a sentence, and a corrected column is remembered for the builder’s next file', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const rows = (less: number) =>
    toCsv([
      ['Community', 'City', 'Zkv 17'],
      ...builder.communities.map(({ name, startPrice }) => [
        name,
        'Boerne',
        `$${startPrice - less}`,
      ]),
    ])
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)

  await test.step('a file that is no table is refused, and nothing changes', async () => {
    const file = page.getByLabel('File of the builder').last()
    await file.setInputFiles(toFile('', 'empty.csv'))
    await expect(page.getByText('empty.csv is empty.')).toBeVisible()

    const entity = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><Builders>&a;</Builders>'
    await file.setInputFiles(toFile(entity, 'feed.xml', 'application/xml'))
    await expect(page.getByRole('heading', { name: 'It could not be read' })).toBeVisible()
    await expect(page.getByText('Listings are as they were.')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { name: 'Discarded' })).toBeVisible()
  })

  await test.step('a corrected column is remembered', async () => {
    await page.getByRole('main').getByRole('link', { name: 'New submission' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New submission')
    await expect(page.getByLabel('Builder', { exact: true })).toHaveValue(String(builder.id))
    await upload(page, rows(1000))
    const column = page.getByLabel('Field for the column Zkv 17')
    await column.selectOption({ label: 'Community: City' })
    await expect(page.getByRole('alert').filter({ hasText: 'City' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue to review' })).toBeDisabled()
    await column.selectOption({ label: 'Community: Starting price' })
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByText('0 of 2 decided')).toBeVisible()

    await openReview(page, builder, rows(2000))
    await expect(page.getByText('0 of 2 decided')).toBeVisible()
    await expect(page.getByText(`$${(300_000 - 2000).toLocaleString('en-US')}`)).toBeVisible()
  })
})

test('an editor says in the sheet which row has the headings and which begins a community', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const [first, second] = builder.communities
  if (!first || !second) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await upload(
    page,
    toCsv([
      ['Plan', 'Sq Ft', 'Price', 'Zkv'],
      ['Abc', 'Def', 'Ghi', 'Jkl'],
      [first.name, 'now selling', '', ''],
      ['Bluestem', '2140', '$417,990', 'x'],
      [second.name, 'now selling', '', ''],
      ['Sotol', '1985', '$389,990', ''],
      ['Ask for incentives', '', '', ''],
    ]),
  )
  const sheet = page.getByRole('region', { name: 'The first rows of the file' })
  await expect(sheet.getByRole('row')).toHaveCount(8)
  await sheet.getByLabel('What line 2 is').selectOption({ label: 'Headings' })
  await expect(sheet.getByLabel('What line 1 is')).toHaveValue('above')
  for (const line of [3, 5]) {
    const role = sheet.getByLabel(`What line ${line} is`)
    await role.selectOption({ label: 'Community' })
    await expect(role).toHaveValue('section')
  }
  await expect(
    page.getByText(`2 lines begin communities: ${first.name}, ${second.name}.`),
  ).toBeVisible()
  await expect(sheet.getByLabel('What line 7 is')).toHaveValue('left-out')
  await page.getByLabel('Each row is').selectOption({ label: 'A floor plan' })
  await sheet.getByLabel('Field for the column Abc').selectOption({ label: 'Floor plan: Name' })
  await sheet.getByLabel('Field for the column Ghi').selectOption({
    label: 'Floor plan: Base price',
  })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText('Bluestem').first()).toBeVisible()
  await expect(page.getByText('Sotol').first()).toBeVisible()
  await expect(page.getByText('0 of 2 decided')).toBeVisible()
})

test('of a price list without a community, the editor chooses it for all rows', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const [first] = builder.communities
  if (!first) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await upload(
    page,
    toCsv([
      ['Plan', 'Sq Ft', 'Base Price'],
      ['Bluestem', '2140', '$417,990'],
    ]),
  )
  await expect(page.getByRole('alert').filter({ hasText: 'which community' })).toBeVisible()
  await page.getByLabel('All rows are in').selectOption({ label: first.name })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText(first.name).first()).toBeVisible()
  await expect(page.getByText('Bluestem').first()).toBeVisible()
})

/** A price list of two pages with the same headings. */
function createPriceFile({ communities }: TestBuilder): Buffer {
  const columns = [{ left: 60 }, { left: 260 }, { right: 420 }, { left: 460 }]
  const page = (rows: readonly (readonly string[])[]) => ({
    content:
      drawRows([{ left: 60 }, { left: 260 }, { left: 385 }, { left: 460 }], [headings], 100) +
      drawRows(columns, rows, 124) +
      drawText('Prices and availability may differ by homesite.', 60, 740),
  })
  const rows = communities.map(({ name, startPrice }) => [
    name,
    'Boerne',
    `$${startPrice - 5000}`,
    '12',
  ])
  return writePdf([page(rows.slice(0, 2)), page(rows.slice(2))])
}

test('a PDF price list is read beside the picture of its pages, and nothing of it is accepted without a look', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 3)
  const [first, , third] = builder.communities
  if (!first || !third) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await upload(page, createPriceFile(builder), 'prices.pdf')

  await test.step('the columns are beside the pages', async () => {
    const column = page.getByLabel('Field for the column Zkv 17')
    await expect(column).toBeVisible()
    await expectDrawn(page.getByRole('img', { name: 'Page 1 of the PDF' }))
    await page.getByLabel('Page', { exact: true }).selectOption('2')
    await expectDrawn(page.getByRole('img', { name: 'Page 2 of the PDF' }))
    await column.selectOption({ label: 'Community: Starting price' })
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByText('0 of 6 decided')).toBeVisible()
  })

  await test.step('what is not in the table is said', async () => {
    await page.getByText('One part of the file was not used').click()
    await expect(page.getByText('Page 1, line 4: “Prices and availability')).toBeVisible()
  })

  await test.step('a row leads to the picture of its page', async () => {
    await page.getByRole('button', { name: `See page 2 of the PDF, for ${third.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Page 2 of the PDF' })
    await expectDrawn(dialog.getByRole('img'))
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('nothing is accepted with others, and what is accepted is published', async () => {
    const reason = page.getByText('Read from a PDF: compare it with the page.')
    await expect(reason.first()).toBeVisible()
    await page.getByRole('button', { name: 'Accept all valid' }).click()
    await expect(page.getByText('0 of 6 decided')).toBeVisible()
    await page.getByRole('button', { name: `Accept Starting price of ${first.name}` }).click()
    await page.getByRole('button', { name: 'Publish 1 accepted' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 accepted' }).click()
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    await expect.poll(() => publicPrice(request, first)).toBe(first.startPrice - 5000)
    expect(await publicPrice(request, third)).toBe(third.startPrice)
  })
})

test('a pasted table is recognized while it is typed, and survives a reload', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 1)
  const [first] = builder.communities
  await signInAs(page, 'editor')
  await visit(page, '/admin/submissions/new')
  await page.getByRole('tab', { name: 'Paste a table' }).click()
  const field = page.getByLabel('Rows of a spreadsheet')
  await field.fill(`Community\tCity\tStarting price\n${first?.name}\tBoerne\t$289,900`)
  const preview = page.getByRole('region', { name: 'What was recognized' })
  await expect(preview).toContainText('1 row, 3 of 3 columns recognized')

  await page.getByRole('button', { name: 'Read these rows' }).click()
  await expect(page.getByText('Choose the builder first.')).toBeVisible()
  await expect(page.getByLabel('Builder', { exact: true })).toBeFocused()
  await reload(page)
  await page.getByRole('tab', { name: 'Paste a table' }).click()
  await expect(field).toHaveValue(/289,900/)

  await page.getByLabel('Builder', { exact: true }).selectOption({ label: builder.name })
  await page.getByRole('button', { name: 'Read these rows' }).click()
  await expect(page.getByText('0 of 1 decided')).toBeVisible()
  await expect(page.getByText('$289,900')).toBeVisible()
})
