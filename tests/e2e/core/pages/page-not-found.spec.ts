import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'

test('an unknown path shows Page Not Found with links', async ({ page }) => {
  const response = await visit(page, '/no/such/page')
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

  test('Page Not Found says what was not found, with links to the site', async ({
    page,
    request,
  }) => {
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
      await test.step(path, async () => {
        const response = await visit(page, path)
        expect(response?.status()).toBe(404)
        expect((await request.head(path)).status()).toBe(404)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(
          path.startsWith('/preview') ? /^Preview/ : `${title} | San Antonio New Home Guide`,
        )
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
        await expect(page.getByRole('banner')).toBeVisible()
        const robots = page.locator('meta[name=robots]').first()
        await expect(robots).toHaveAttribute('content', /noindex/)
      })
    }
  })
})

test('an unknown article leads back to the blog without a full reload, and has no axe violations', async ({
  page,
}) => {
  const response = await visit(page, '/blog/nothing-of-this-name')
  expect(response?.status()).toBe(404)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Article Not Found')
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.evaluate(() => Object.assign(window, { sameVisit: true }))
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(heading).toHaveText('Article Not Found')
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goForward()
  await expect(heading).not.toHaveText('Article Not Found')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})
