import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { samples, withStored } from '../../helpers/samples'
import { tabTo } from '../../helpers/tab-to'

const cells = (page: Page, label: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell')

test('four listings at most are chosen on the shortlist and compared side by side', async ({
  page,
  request,
}) => {
  const all = await samples(request)
  await withStored(page, all)
  await visit(page, '/shortlist')
  await expect(page.getByRole('checkbox')).toHaveCount(all.length)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Select two to four of them to compare.')).toBeVisible()
  for (const { name } of all.slice(0, 4)) await page.getByLabel(`Compare ${name}`).check()
  const fifth = page.getByLabel(`Compare ${all[4]?.name}`)
  await fifth.click()
  await expect(fifth).not.toBeChecked()
  await expect(page.getByText('Four at most.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(
    `/compare?items=${all
      .slice(0, 4)
      .map(({ key }) => key)
      .join('-')}`,
  )
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  await expect(heads).toHaveCount(4)
  await expect(cells(page, 'Price')).toHaveCount(4)
  await expect(cells(page, 'Monthly cost').first()).toContainText(/About|At least/)
  const best = cells(page, 'Size').filter({ hasText: 'highest of these' })
  await expect(best.first().getByText('sq ft')).toHaveCSS('font-weight', '700')

  await test.step('schools have their ratings as text, whose source is named once', async () => {
    await expect(cells(page, 'Elementary school').first()).toContainText(/[AB][+-]? · \d\.\d mi/)
    await expect(page.getByText('School zones can change. Sample ratings.')).toHaveCount(1)
  })

  await page.getByRole('link', { name: `Take ${all[0]?.name} out of the comparison` }).click()
  await expect(heads).toHaveCount(3)
  await page.goBack()
  await expect(heads).toHaveCount(4)
})

test('the head of the comparison stays in view, and notes of one’s own are a row', async ({
  page,
  request,
}) => {
  const all = await samples(request)
  const [one, two] = all
  if (!one || !two) throw new Error('The sample content has homes')
  await withStored(page, [{ ...one, note: 'Corner lot' }, two])
  await visit(page, `/compare?items=${one.key}-${two.key}`)
  await expect(cells(page, 'Your notes')).toHaveText(['Corner lot', ''])
  await page.getByRole('rowheader', { name: 'Your notes' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  const head = page.getByRole('columnheader', { name: one.name })
  await expect(head.getByRole('link', { name: one.name, exact: true })).toBeInViewport()
})

test('the comparison names more than four listings, junk and what is gone', async ({
  page,
  request,
}) => {
  const all = await samples(request)
  const keys = all.map(({ key }) => key)
  await visit(page, `/compare?items=${keys.join('-')}`)
  await expect(page.getByText('Four listings fit side by side.')).toBeVisible()
  await expect(cells(page, 'Price')).toHaveCount(4)
  await visit(page, `/compare?items=${keys[0]}-zz-h999999999-${keys[0]}`)
  await expect(page.getByText('Part of this link could not be read')).toBeVisible()
  await expect(page.getByText('No longer in the guide: 1 listing.')).toBeVisible()
  await expect(cells(page, 'Price')).toHaveCount(1)
  await visit(page, '/compare?items=%00')
  await expect(page.getByRole('link', { name: 'Open your shortlist' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two columns of the comparison are in view, and head and body swipe together', async ({
    page,
    request,
  }) => {
    const all = (await samples(request)).slice(0, 4)
    await visit(page, `/compare?items=${all.map(({ key }) => key).join('-')}`)
    const linkAt = (index: number) =>
      page.getByRole('link', { name: all[index]?.name ?? '', exact: true })
    await expect(linkAt(1)).toBeInViewport({ ratio: 1 })
    await expect(linkAt(3)).not.toBeInViewport()
    const body = page.locator('tbody')
    await body.dispatchEvent('pointerdown')
    await body.evaluate((part) => part.scrollTo({ left: part.scrollWidth, behavior: 'instant' }))
    await expect(linkAt(3)).toBeInViewport({ ratio: 1 })
    await expect(linkAt(0)).not.toBeInViewport()
    await expect
      .poll(() => page.locator('thead').evaluate((part) => part.scrollLeft))
      .toBe(await body.evaluate((part) => part.scrollLeft))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})

test('a buyer saves, writes a note and compares by keyboard alone', async ({ page, request }) => {
  const [one, two] = await samples(request)
  if (!one || !two) throw new Error('The sample content has homes')
  for (const { name, path } of [two, one]) {
    await visit(page, path)
    const heart = page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
    await tabTo(page, heart)
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await visit(page, '/shortlist')
  await tabTo(page, page.getByRole('button', { name: `Add a note on ${one.name}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Your note on ${one.name}`)).toBeFocused()
  await page.keyboard.type('Corner lot')
  await tabTo(page, page.getByRole('link', { name: 'Compare both' }))
  await page.keyboard.press('Enter')
  await expect(cells(page, 'Your notes')).toHaveText(['Corner lot', ''])
})
