import { expect, reload, test, visit } from '../../fixtures'
import {
  aBuilder,
  csvOf,
  fileOf,
  openReview,
  unpublishOwn,
  upload,
} from '../../helpers/builder-with-communities'
import { signInAs } from '../../staff'

test.afterEach(unpublishOwn)

test('a file that is no table is refused in a sentence, and a corrected column is remembered for the builder’s next file', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const rows = (less: number) =>
    csvOf([
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
    await file.setInputFiles(fileOf('', 'empty.csv'))
    await expect(page.getByText('empty.csv is empty.')).toBeVisible()

    const entity = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><Builders>&a;</Builders>'
    await file.setInputFiles(fileOf(entity, 'feed.xml', 'application/xml'))
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
    csvOf([
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
