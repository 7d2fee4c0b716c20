import { addDays } from 'date-fns'
import { expect, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { openTab } from '../../helpers/open-tab'
import { asAdmin, signInAs } from '../../staff'

const slug = `offer-${crypto.randomUUID().slice(0, 8)}`

test('an editor enters an offer in figures and what the price includes, is told what cannot be true, and a buyer reads both', async ({
  page,
  request,
  browserErrors,
}) => {
  const created = await request.post('/cms/api/communities', {
    headers: asAdmin(),
    data: {
      name: `Offered ${slug}`,
      slug,
      generateSlug: false,
      location: '100 Main St, Leon Springs, Texas 78257',
      // A city of its own, because other tests count the communities of a city.
      city: 'Leon Springs',
      county: 'bexar',
      status: 'available',
      startPrice: 400_000,
      incentives: [{ text: 'Fall savings', endsOn: addDays(new Date(), 20).toISOString() }],
      _status: 'published',
    },
  })
  const { doc }: { doc: { id: number } } = await created.json()

  await test.step('the editor enters a credit above the price, and corrects it', async () => {
    await signInAs(page, 'editor')
    await visit(page, `/admin/collections/communities/${doc.id}`)
    await openTab(page, 'Costs and incentives')
    const incentives = page.locator('#field-incentives')
    await incentives.getByRole('button', { name: 'Toggle block' }).click()
    await incentives.getByRole('button', { name: 'Add Part' }).click()
    await incentives.getByRole('combobox', { name: 'What the builder gives' }).click()
    await page.getByRole('option', { name: 'Credit toward closing costs' }).click()
    const amount = incentives.getByLabel('Amount ($)')
    await amount.fill('450000')
    await incentives.getByLabel('Only with the builder’s lender').check()
    // The check of the last value is answered right after the refusal, and must not remove its problems.
    const refused = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.route('**/admin/collections/communities/**', async (route) => {
      const { postData, method } = {
        postData: route.request().postData(),
        method: route.request().method(),
      }
      if (method !== 'POST' || !postData?.includes('form-state')) return route.fallback()
      const answer = await route.fetch()
      await refused
      await route.fulfill({ response: answer })
    })
    await incentives.getByLabel('Rate of the builder’s lender (%)').fill('8')
    const publish = page.getByRole('button', { name: 'Publish changes' })
    await publish.click()
    await expect(
      page
        .getByText('The parts add up to $450,000, which is not less than the price of $400,000.')
        .first(),
    ).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([
      expect.stringMatching(`^400 PATCH .*/cms/api/communities/${doc.id}`),
    ])
    await page.unrouteAll({ behavior: 'wait' })
    await test.step('the problem leads from another tab to its field', async () => {
      await openTab(page, 'Pictures and text')
      await expect(incentives).toHaveCount(0)
      const problems = page.getByRole('region', { name: 'Not saved: 1 field needs a change' })
      await expectAccessible(page, '.problems')
      await problems.getByRole('button', { name: 'Incentives 1, In figures' }).click()
      await expect(incentives.locator(':focus')).toHaveCount(1)
    })
    await amount.fill('10000')
    await expect(
      page.getByText(/^0 of 12 known\. Ask the builder about: lot premium/),
    ).toBeVisible()
    await page.getByRole('combobox', { name: 'Lot premium' }).click()
    await page.getByRole('option', { name: 'None', exact: true }).click()
    await page.getByLabel('Deposit ($)').fill('2000')
    await expect(page.getByText(/^2 of 12 known/)).toBeVisible()
    await publish.click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
  })

  await visit(page, `/communities/${slug}`)
  const costs = page.getByRole('region', { name: 'Monthly cost' })
  const offer = costs.getByRole('listitem').filter({ hasText: 'Fall savings' })
  await expect(offer).toContainText('$10,000 toward closing costs (only with the builder’s lender)')
  await expect(offer).toContainText(
    'About the same as a $5,800 higher price if you keep the loan for 30 years, or as a $3,500 lower price if you keep it for 5.',
  )
  await offer.getByText('Payments and costs compared').click()
  const table = offer.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'This offer',
    'A $5,800 higher price',
    'Another lender',
  ])
  await expect(table.getByRole('row').filter({ hasText: 'Monthly' })).toHaveText(
    'Monthly$2,348$2,270$2,237',
  )
  const includes = page.getByRole('region', { name: 'What the price includes' })
  await expect(includes).toContainText('Lot premiumNone')
  await expect(includes).toContainText('Deposit$2,000')
  await expect(includes).toContainText('2 of 12 questions answered. Not supplied: appliances, ')
  await expectAccessible(page, '#costs')
  await expectAccessible(page, '#price-includes')
  await request.delete(`/cms/api/communities/${doc.id}`, { headers: asAdmin() })
})
