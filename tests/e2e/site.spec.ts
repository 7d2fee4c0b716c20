import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'

test('the home page opens with its slide, figures, search and six featured communities', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find the perfect new home in San Antonio',
  )
  const figures = page.getByRole('region', { name: 'The guide in figures' })
  for (const figure of ['63', '38', '6,154', '693'])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByLabel('City', { exact: true }).selectOption('Cibolo')
  await page.getByLabel('Price', { exact: true }).selectOption({ label: '$300k-$400k' })
  await page.getByRole('button', { name: 'Search homes' }).click()
  await expect(page).toHaveURL(/\/communities\?q=&city=Cibolo&price=300000%2C400000/)
  await expect(page.getByRole('button', { name: 'Remove filter Cibolo' })).toBeVisible()
})

test('a community page shows everything it has', async ({ page }) => {
  await page.goto('/communities/cibolo-ridge-preserve')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cibolo Ridge Preserve')
  await expect(page.getByText('FEATURED', { exact: true })).toBeVisible()
  await expect(page.getByText('$612,990')).toBeVisible()
  await expect(
    page
      .getByText('All prices, features and special offers are subject to change without notice.')
      .first(),
  ).toBeVisible()
  for (const name of [
    'About the community',
    'Schools & Education',
    'Community Amenities',
    'Home Builders in the community',
    'Location & Map',
    'Request Tour',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'View Builder Profile' })).toHaveCount(2)
  await expect(page.locator('a[href="tel:+18305550121"]').first()).toBeVisible()
})

test('a community without a price says Call for pricing', async ({ page }) => {
  await page.goto('/communities/sycamore-weir')
  await expect(page.getByText('Call for pricing')).toBeVisible()
  await expect(page.getByText('From', { exact: true })).toHaveCount(0)
})

test('an unknown community is not found, with the way back', async ({ page }) => {
  const response = await page.goto('/communities/nothing-of-this-name')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Community Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Communities' }).click()
  await expect(page).toHaveURL('/communities')
})

test('any other path is Page Not Found, with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('50+ communities')).toBeVisible()
})

test('an address that is not well-formed gets a 400', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/communities/%', '/api/communities/slug/%ff']) {
    expect((await request.get(path)).status()).toBe(400)
  }
})

test.describe('old addresses lead on', () => {
  for (const [from, to] of [
    ['/community/villa-serena', '/communities/villa-serena'],
    ['/builder/kb-home', '/builders/kb-home'],
    ['/choosing-the-right-home-builder', '/blog/choosing-the-right-home-builder'],
  ] as const) {
    test(from, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(new URL(response.headers().location ?? '', 'http://site').pathname).toBe(to)
    })
  }
})

test('a failing picture becomes the placeholder', async ({ page, complaints }) => {
  await page.route(/\/media\/[^/]+\.(avif|webp|svg)$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/communities/villa-serena')
  await expect(page.locator('main img[src="/brand/logo-placeholder.svg"]').first()).toBeVisible()
  const advertisement = page.getByText('Advertisement 300 x 250').last()
  await advertisement.scrollIntoViewIfNeeded()
  await expect(advertisement).toBeVisible()
  complaints.splice(0)
})

test.describe('the header', () => {
  test('marks where one is', async ({ page }) => {
    await page.goto('/communities/villa-serena')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Communities', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(main.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
      'aria-current',
    )
  })

  test('opens the Resources menu with the keyboard and closes it with Escape', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Resources' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'All Resources' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: /How to Use This Site/ }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('has the same links in a drawer on a phone, which closes when one is chosen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const name of [
      'Home',
      'Communities',
      'Builders',
      'News',
      'About San Antonio',
      'Get Newsletter',
    ]) {
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await drawer.getByRole('link', { name: 'Communities' }).click()
    await expect(page).toHaveURL('/communities')
    await expect(drawer).toBeHidden()
  })
})

test.describe('axe finds nothing', () => {
  const pages = [
    '/',
    '/communities',
    '/communities?q=atlantis',
    '/communities/cibolo-ridge-preserve',
    '/communities/none',
    '/none',
  ]
  for (const width of [390, 1440]) {
    for (const path of pages) {
      test(`on ${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }

  test('while the drawer is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('while the form shows errors', async ({ page }) => {
    await page.goto('/communities/villa-serena')
    await page.getByRole('button', { name: 'Request Tour' }).click()
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
})
