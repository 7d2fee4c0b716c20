import { expect, test, visit } from '../../fixtures'
import { expectAccessible, expectAccessibleAtAllWidths, spokenNames } from '../../helpers/axe'
import { aBuilder, toCsv, unpublishOwn, upload } from '../../helpers/builder-with-communities'
import { signInAs } from '../../staff'

test.afterEach(unpublishOwn)

test('the screens of a submission are accessible at all widths', async ({ page, request }) => {
  const builder = await aBuilder(request, 4)
  const [first, second, third] = builder.communities
  await signInAs(page, 'editor')

  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('tab', { name: 'Paste a table' }).click()
  await page.getByLabel('Rows of a spreadsheet').fill('Community\tCity\nNowhere\tBoerne')
  await expect(page.getByRole('region', { name: 'What was recognized' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Rows of a spreadsheet').fill('')
  await page.getByRole('tab', { name: 'Ask the builder' }).click()
  await expect(page.getByLabel('Message')).toBeVisible()
  await expectAccessibleAtAllWidths(page)

  await page.getByRole('tab', { name: 'Upload a file' }).click()
  await upload(
    page,
    toCsv([
      ['Community', 'City', 'Zkv 17', 'Homes available'],
      [first?.name ?? '', 'Boerne', '$180,000', 20],
      [second?.name ?? '', 'Boerne', 'TBD', 12],
      [`${third?.name} Phase 2`, 'Boerne', '$290,000', 1],
      ['Quailwood Terrace', 'Boerne', '$390,000', 12],
    ]),
  )
  const column = page.getByLabel('Field for the column Zkv 17')
  await expect(column).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await column.selectOption({ label: 'Community: Starting price' })
  await page.getByRole('button', { name: 'Continue to review' }).click()

  await expect(page.getByRole('region', { name: 'What was submitted' })).toBeVisible()
  // The review has a layout of its own on a tablet.
  await expectAccessibleAtAllWidths(page, { at: [1440, 768, 390] })
  await expectAccessible(page, '.review-rows', [], spokenNames)
  await page.getByRole('button', { name: 'Accept all valid' }).click()
  await page
    .getByRole('button', { name: /^Publish \d+ accepted/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.locator('.step-nav').getByRole('link', { name: 'Submissions' }).click()
  await expect(page.getByRole('link', { name: 'New submission' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
})
