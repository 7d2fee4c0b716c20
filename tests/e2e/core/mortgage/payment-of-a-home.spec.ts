import { expect, reload, test, visit } from '../../fixtures'

test('a buyer takes the price of a home to the calculator, changes the figures, and keeps them in the link', async ({
  page,
}) => {
  await visit(page, '/communities/canebrake-crossing/homes/1307-canebrake-street')
  const cost = page.getByRole('region', { name: 'Monthly cost' })
  const amounts = (texts: readonly string[]) => texts.map((text) => Number(text.replace(/\D/g, '')))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const price = /^\$[\d,]+$/
  const [total = 0] = amounts(await cost.getByText(price).allTextContents())
  const parts = await cost.getByRole('listitem').getByText(price).allTextContents()
  expect(sum(amounts(parts))).toBe(total)

  await test.step('the tax of the second year is named before it comes', async () => {
    const years = await cost.getByRole('definition').allTextContents()
    const [first = 0, second = 0, homestead = 0] = amounts(years)
    expect(second).toBe(total)
    expect(first).toBeLessThan(homestead)
    expect(homestead).toBeLessThan(second)
    await cost.getByText('Property tax by year').click()
    const table = cost.getByRole('table', { name: /estimated at 20% of the price/ })
    await expect(table.getByRole('row', { name: /^All \$/ })).toBeVisible()
  })

  await cost.getByRole('link', { name: 'Change the numbers' }).click()
  await expect(page.getByLabel('Home price')).toHaveValue('256990')
  await expect(page.getByLabel('HOA fee per month')).toHaveValue('25')

  const result = page.getByRole('region', { name: 'Result' })
  const status = result.getByRole('status')
  await expect(status).toContainText(`$${total.toLocaleString('en-US')}`)
  const rows = result.locator('dl').nth(1).locator('dd')
  expect(sum(amounts(await rows.allTextContents()))).toBe(total)
  await page.getByLabel('Home price').fill('400000')
  await page.getByLabel('Down payment percent').fill('20')
  await page.getByLabel('Interest rate').fill('6')
  await page.getByLabel('Term in years').fill('15')
  await page.getByLabel('Property tax rate').fill('2.25')
  await page.getByLabel('Annual insurance').fill('1200')
  // 320,000 at 6 % in 180 payments is 2,700.34; taxes are 750, insurance is 100 and the fee 25 a month.
  await expect(status).toContainText('$3,575')
  // The URL follows the typing with a delay.
  await expect(page).toHaveURL(/#price=400000&.*rate=6&term=15&tax=2\.25&insurance=1200/)

  // The land is 80,000 of the price, and the school district, half of the tax, exempts 140,000.
  await page.getByRole('checkbox', { name: /the first year, the second year/ }).check()
  const byYear = result.locator('dl').nth(2)
  await expect(byYear).toContainText('First year, taxed on the land$2,975')
  await page.getByLabel('Land’s share of the price').fill('30')
  await expect(byYear.getByRole('definition')).toHaveText(['$3,050', '$3,575', '$3,444'])
  await expect(page).toHaveURL(/&land=30&school=1\.125&exempt=140000$/)

  await reload(page)
  await expect(page.getByLabel('Interest rate')).toHaveValue('6')
  await expect(status).toContainText('$3,575')
  await expect(byYear.getByRole('definition').first()).toHaveText('$3,050')
})
