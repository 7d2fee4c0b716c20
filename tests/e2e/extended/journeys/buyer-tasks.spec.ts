import { expect, test, visit } from '../../fixtures'
import { toasts } from '../../helpers/toast'

// Tasks of buyers from the home page on. Each step is a press or a field. The other tasks, and where
// their tests are: docs/product/buyer-tasks.md.

test('a buyer finds three homes with four bedrooms under $380k in Northside ISD ready by spring, compares and shares them, and asks for Saturday', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Homes for sale' }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const results = page.getByRole('region', { name: 'Results' })
  const remove = (filter: RegExp) => results.getByRole('link', { name: filter })
  const saved: string[] = []

  await test.step('finds: six steps', async () => {
    await filters.getByLabel('Maximum').fill('380k')
    await filters.getByRole('button', { name: 'Set price range' }).click()
    await expect(remove(/Up to \$380,000$/)).toBeVisible()
    await filters
      .getByRole('link', { name: /^4 or more, / })
      .first()
      .click()
    await expect(remove(/4\+ beds$/)).toBeVisible()
    await filters.getByRole('link', { name: /^Northside ISD, / }).click()
    await expect(remove(/Northside ISD$/)).toBeVisible()
    await filters.getByRole('list', { name: 'Move in' }).getByRole('link').last().click()
    await expect(remove(/By the end of /)).toBeVisible()
  })

  await test.step('saves three, and compares them: eight steps', async () => {
    const rows = results.getByRole('article')
    for (const row of [rows.nth(0), rows.nth(1), rows.nth(2)]) {
      saved.push((await row.getByRole('heading').textContent()) ?? '')
      await row.getByRole('button', { name: /^Save / }).click()
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Shortlist ?, 3 saved$/ })
      .click()
    for (const address of saved) await page.getByLabel(`Compare ${address}`).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(columns).toHaveCount(3)
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Elementary school' }) }),
    ).toContainText(/Elementary.* [A-F]/)
  })

  await test.step('shares: one step, and whoever opens the link sees the three', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    for (const address of saved)
      await expect(other.getByRole('columnheader', { name: address })).toBeVisible()
    await other.close()
  })

  await test.step('asks for Saturday: six steps', async () => {
    await page.getByRole('link', { name: saved[0], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(saved[0]))
    const form = page.getByRole('form', { name: 'Ask about this home' })
    await form.getByLabel('Name').fill('Ana Buyer')
    await form.getByLabel('Email').fill(`ana-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await form.getByLabel('Phone').fill('(210) 555-0142')
    await form.getByLabel('Message').fill('May we see it on Saturday at 10?')
    await form.getByRole('button', { name: 'Send question' }).click()
    await expect(form.getByText(/^A real person reads it/)).toBeVisible()
    await expect(toasts(page).filter({ hasText: 'Error' })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a buyer gets from the map to a community in Boerne and to its telephone in seven taps', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Communities', exact: true })
      .tap()
    await page.getByRole('button', { name: 'Show map' }).tap()
    await page.getByRole('button', { name: /^Boerne \d+ communities$/ }).tap()
    const map = page.getByRole('region', { name: 'Map of communities', exact: true })
    await expect(map).toHaveAttribute('data-map', 'ready')
    await map
      .getByRole('button', { name: /, (from \$|Call for pricing)/ })
      .first()
      .tap()
    const card = map.getByRole('article')
    await expect(card).toContainText('Boerne, Texas')
    await card.getByRole('link', { name: 'View community' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const call = page.getByRole('link', { name: /^Call \(\d{3}\) / }).last()
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  })
})
