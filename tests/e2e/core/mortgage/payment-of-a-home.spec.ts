import { expect, reload, test, visit } from '../../fixtures'

test('a buyer takes the price of a home to the calculator, changes the figures, and keeps them in the link', async ({
  page,
}) => {
  await visit(page, '/communities/canebrake-crossing/homes/1307-canebrake-street')
  const cost = page.getByRole('region', { name: 'Monthly cost' })
  const amounts = (texts: readonly string[]) => texts.map((text) => Number(text.replace(/\D/g, '')))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const [total = 0, ...parts] = amounts(await cost.getByText(/^\$[\d,]+$/).allTextContents())
  expect(sum(parts)).toBe(total)
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

  await reload(page)
  await expect(page.getByLabel('Interest rate')).toHaveValue('6')
  await expect(status).toContainText('$3,575')
})
