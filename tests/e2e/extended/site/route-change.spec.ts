import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const communities = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'All Communities' })

const behavior = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)

test('a route change scrolls smoothly to the top, or to the element that its address names', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/communities/villa-serena#location-map')
  const heading = page.getByRole('heading', { name: 'Location & Map' })

  await test.step('scrolling is not animated with reduced motion', async () => {
    await expect(heading).toBeInViewport()
    expect(await behavior(page)).toBe('auto')
    await page.emulateMedia({ reducedMotion: null })
  })

  await test.step('a route change scrolls smoothly to the top', async () => {
    await communities(page).scrollIntoViewIfNeeded()
    expect(await scrollTop(page)).toBeGreaterThan(100)
    await communities(page).click()
    await expect(page).toHaveURL('/communities')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Villa Serena')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await behavior(page)).toBe('smooth')
  })

  await test.step('#location-map scrolls to the map after a route change', async () => {
    await page.evaluate("next.router.push('/communities/cibolo-ridge-preserve#location-map')")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cibolo Ridge Preserve')
    await expect(heading).toBeInViewport()
    await expect(page).toHaveURL('/communities/cibolo-ridge-preserve#location-map')
  })
})

test('a link that is followed while its focus scrolls the page leads to the top', async ({
  page,
}) => {
  await visit(page, '/communities?q=villa')
  await page.getByRole('article').getByRole('link', { name: 'Villa Serena', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Serena')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('a link within the page scrolls to its target, and Back restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/communities/villa-serena')

  await test.step('a link within the page scrolls to its target and changes the URL', async () => {
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Amenities').click()
    await expect(page.getByRole('heading', { name: 'Community Amenities' })).toBeInViewport()
    await expect(page).toHaveURL('/communities/villa-serena#amenities')
    expect(await scrollTop(page)).toBeGreaterThan(0)
    await page.goBack()
    await expect(page).toHaveURL('/communities/villa-serena')
  })

  await test.step('Back from another page restores the scroll position', async () => {
    const profile = page.getByRole('link', { name: 'View Builder Profile' }).first()
    await profile.scrollIntoViewIfNeeded()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
    await expect(profile).toBeInViewport()
    const left = await scrollTop(page)
    await profile.click()
    await expect(page).toHaveURL(/\/builders\//)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Serena')
    await expect.poll(() => scrollTop(page)).toBe(left)
  })
})

test('a link leads to a part of the page that is rendered after it was followed', async ({
  page,
}) => {
  await visit(page, '/communities/villa-serena')
  // As if the page rendered the form only now, after the browser looked for it.
  await page.evaluate(() => {
    const form = document.getElementById('request-tour')
    const place = document.createComment('')
    form?.replaceWith(place)
    addEventListener('hashchange', () => form && place.replaceWith(form), { once: true })
    document.querySelector<HTMLElement>('a[href="#request-tour"]')?.click()
  })
  await expect(page).toHaveURL('/communities/villa-serena#request-tour')
  await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeInViewport()
})

test('a page that fails in the browser says so, and Try again brings it back', async ({
  page,
  browserErrors,
}) => {
  await visit(page, '/about')
  // The list of articles counts its pages with it.
  await page.evaluate(() => {
    const { ceil } = Math
    Object.assign(window, { repair: () => Object.assign(Math, { ceil }) })
    Math.ceil = () => {
      throw new Error('broken on purpose')
    }
  })
  await page.evaluate("next.router.push('/blog')")
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
  expect(browserErrors.splice(0).join()).toContain('broken on purpose')
  await page.evaluate('repair()')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
