import { expect, test } from './fixtures'

test('any other path is Page Not Found, with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(main.getByText('50+ communities')).toBeVisible()
  for (const [name, href] of [
    ['Browse communities', '/communities'],
    ['Find a builder', '/builders'],
    ['Search the guide', '/search'],
    ['Home', '/'],
    ['Resources', '/resources'],
    ['Blog', '/blog'],
    ['Newsletter', '/newsletter'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await main.getByRole('link', { name: 'Browse communities' }).click()
  await expect(page).toHaveURL('/communities')
})
