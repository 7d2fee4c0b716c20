import { expect, test } from '../fixtures'

test('an unknown path shows Page Not Found with links', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of [
    ['/no/such/page', 'Page Not Found'],
    ['/communities/none', 'Community Not Found'],
    ['/builders/none', 'Builder Not Found'],
    ['/blog/none', 'Article Not Found'],
    ['/resources/none', 'Resource Not Found'],
    ['/resources/home-buying-tips/none', 'Resource Not Found'],
    ['/resources/helpful-articles/none', 'Article Not Found'],
    ['/preview/communities/1', 'Page Not Found'],
  ] as const) {
    test(`${path} shows ${title} with links to the site`, async ({ page, request }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect((await request.head(path)).status()).toBe(404)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(
        path.startsWith('/preview') ? /^Preview/ : `${title} | San Antonio New Home Guide`,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    })
  }
})

test('client navigation to and from the page needs no full reload', async ({ page }) => {
  await page.goto('/blog/none')
  await page.evaluate(() => Object.assign(window, { sameVisit: true }))
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Article Not Found')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})
