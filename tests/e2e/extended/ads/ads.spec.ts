import { expect, test, visit } from '../../fixtures'

const path = '/communities/villa-serena'

test('three ads of 300 x 250 are beside the page, on a phone between the sections, and link to other sites', async ({
  page,
}) => {
  await visit(page, path)
  const ads = page.getByRole('main').locator('figure').filter({ hasText: 'Advertisement' })
  const shown = ads.filter({ visible: true })
  await expect(shown).toHaveCount(3)
  for (const ad of await shown.all()) {
    const picture = ad.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    expect([box?.width, box?.height]).toEqual([300, 250])
    await expect(picture).toHaveAttribute('alt', /\w/)
  }
  const links = await shown
    .getByRole('link', { name: /^(?!Advertisement$)/ })
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href')?.split(':')[0], link.getAttribute('rel')]),
    )
  expect(links).toEqual([
    ['tel', null],
    ['https', 'sponsored noopener noreferrer'],
    ['https', 'sponsored noopener noreferrer'],
  ])

  await expect(shown.getByRole('link', { name: 'Advertisement' }).first()).toHaveAttribute(
    'href',
    '/how-this-guide-earns-money',
  )

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown).toHaveCount(3)
})

test('an ad that fails to load shows a placeholder that says Advertisement 300 x 250', async ({
  page,
  browserErrors,
}) => {
  await page.route(/\/media\/[^/]+\.svg$/, (route) => route.fulfill({ status: 404 }))
  await visit(page, path)
  const boxes = page.getByText('Advertisement 300 x 250').filter({ visible: true })
  for (const ad of await page.locator('figure').filter({ visible: true }).all()) {
    await ad.scrollIntoViewIfNeeded()
  }
  await expect(boxes).toHaveCount(3)
  const box = await boxes.first().boundingBox()
  expect([box?.width, box?.height]).toEqual([300, 250])
  browserErrors.splice(0)
})
