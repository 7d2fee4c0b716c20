import { expect, reload, test, visit } from '../../fixtures'

test('a buyer takes the price of a home to the calculator, changes the figures, and keeps them in the link', async ({
  page,
}) => {
  await visit(page, '/communities/canebrake-crossing/homes/1307-canebrake-street')
  await page
    .getByRole('region', { name: 'Monthly cost' })
    .getByRole('link', { name: 'Change the numbers' })
    .click()
  await expect(page.getByLabel('Home price')).toHaveValue('256990')

  const status = page.getByRole('region', { name: 'Result' }).getByRole('status')
  await page.getByLabel('Home price').fill('400000')
  await page.getByLabel('Down payment percent').fill('20')
  await page.getByLabel('Interest rate').fill('6')
  await page.getByLabel('Term in years').fill('15')
  await page.getByLabel('Property tax rate').fill('2.25')
  await page.getByLabel('Annual insurance').fill('1200')
  // 320,000 at 6 % in 180 payments is 2,700.34; taxes are 750 and insurance is 100 a month.
  await expect(status).toContainText('$3,550')
  // The URL follows the typing with a delay.
  await expect(page).toHaveURL(/#price=400000&.*rate=6&term=15&tax=2\.25&insurance=1200/)

  await reload(page)
  await expect(page.getByLabel('Interest rate')).toHaveValue('6')
  await expect(status).toContainText('$3,550')
})
