import { expect, test, visit } from '../../fixtures'

const columns = {
  Communities: [
    ['All Communities', '/communities'],
    ['Featured Communities', '/communities?featured=true'],
    ['New Communities', '/communities?status=new'],
    ['Luxury Communities', '/communities?price=500000'],
  ],
  Builders: [
    ['Larkspur Communities', '/builders/larkspur-communities'],
    ['Casa Tejas', '/builders/casa-tejas'],
    ['Two Rivers Homes', '/builders/two-rivers-homes'],
    ['All Builders', '/builders'],
  ],
  'Market Reports': [['Latest Insights', '/blog']],
  Resources: [
    ['First-Time Buyer Guide', '/resources/first-time-buyer-guide'],
    ['Privacy Policy', '/privacy-policy'],
  ],
} as const

test('the footer has four columns of links, a phone number, the publisher and the disclaimer', async ({
  page,
}) => {
  await visit(page, '/builders')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading')).toHaveText(Object.keys(columns))
  for (const [title, links] of Object.entries(columns)) {
    const column = footer
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    for (const [name, href] of links)
      await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }

  await test.step('its Contact link is a phone call, not the contact page', async () => {
    const contact = footer.getByRole('link', { name: /^Contact/ })
    await expect(contact).toHaveAttribute('href', 'tel:+12105550100')
    await expect(contact).toContainText('(210) 555-0100')
  })

  await test.step('it names the publisher and the memberships, and has the price disclaimer', async () => {
    for (const text of [
      '548+ communities and 58 builders across Greater San Antonio',
      'A guide to new-construction communities and the people who build them',
      'Equal Housing Opportunity',
      'Home Builders Association',
      'Board of Realtors',
      'Chamber of Commerce',
      '© 2025 San Antonio New Home Guide.',
      'All prices, features and special offers are subject to change without notice.',
      'Site managed by Agave Street Press',
    ]) {
      await expect(footer.getByText(text)).toBeVisible()
    }
    const logo = footer.locator('img[src="/brand/equal-housing.svg"]')
    await logo.scrollIntoViewIfNeeded()
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
    for (const network of ['Facebook', 'YouTube', 'LinkedIn'])
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/)
  })

  await test.step('a footer link filters the list', async () => {
    await footer.getByRole('link', { name: 'Luxury Communities' }).click()
    await expect(page).toHaveURL('/communities?price=500000')
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1)
  })
})
