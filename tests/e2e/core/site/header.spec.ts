import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, test, visit } from '../../fixtures'
import { waitUntilInteractive } from '../../helpers/wait-until-interactive'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menu = (page: Page) => main(page).locator('details')
const resources = (page: Page) => menu(page).locator('summary')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

const links = [
  ['Home', '/'],
  ['Communities', '/communities'],
  ['Builders', '/builders'],
  ['News', '/blog'],
  ['About San Antonio', '/about'],
  ['Get Newsletter', '/newsletter'],
] as const

test('the main navigation has its links, highlights the current one, opens the Resources menu, and is a drawer on a phone', async ({
  page,
}) => {
  const current = () => main(page).locator('a[aria-current]').allTextContents()
  await visit(page, '/communities')
  for (const [name, href] of links)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(main(page).getByRole('link', { name: 'Builders' })).toBeInViewport()

  await test.step('the link is highlighted whose address is a prefix of the path, and Home only on the home page', async () => {
    expect(await current()).toEqual(['Communities'])
    for (const [path, name] of [
      ['/communities/villa-serena', 'Communities'],
      ['/builders/kb-home', 'Builders'],
    ] as const) {
      await page.evaluate(`next.router.push('${path}')`)
      await expect(page).toHaveURL(path)
      await expect.poll(current).toEqual([name])
    }
  })

  await test.step('the logo links to the home page', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await expect(page).toHaveURL('/')
    await expect.poll(current).toEqual(['Home'])
  })

  const item = (name: string | RegExp) => main(page).getByRole('link', { name })

  await test.step('the Resources menu opens by keyboard, wraps around, jumps by first letter, and closes with Escape', async () => {
    await resources(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page)).toHaveAttribute('open')
    await expect(item('All Resources')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('How to Use This Site')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Housing Guides')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('All Resources')).toBeFocused()
    await page.keyboard.press('m')
    await expect(item('Mortgage Calculator')).toBeFocused()
    await page.keyboard.press('m')
    await expect(item('Moving Checklist')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(resources(page)).toBeFocused()
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  await test.step('the menu lists the resource pages, and closes on pointer or focus elsewhere', async () => {
    await resources(page).click()
    for (const [name, href] of [
      ['All Resources', '/resources'],
      ['How to Use This Site', '/resources/how-to-use-this-site'],
      ['First-Time Buyer Guide', '/resources/first-time-buyer-guide'],
      ['Mortgage Calculator', '/resources/mortgage-calculator'],
      ['School Information', '/resources/school-information'],
      ['Helpful Articles', '/resources/helpful-articles'],
      ['Moving Checklist', '/resources/moving-checklist'],
      ['Events', '/resources/events'],
      ['Featured Realtors', '/resources/featured-realtors'],
      ['New-Home Service Providers', '/resources/new-home-service-providers'],
      ['Helpful Links', '/resources/helpful-links'],
      ['Housing Guides', '/resources/housing-guides'],
    ] as const) {
      await expect(item(name)).toHaveAttribute('href', href)
    }
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu(page)).not.toHaveAttribute('open')
    await resources(page).click()
    await item('Get Newsletter').focus()
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  await test.step('there is a drawer below 768 px', async () => {
    for (const [width, isSmall] of [
      [767, true],
      [768, false],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({
        visible: isSmall,
      })
      await expect(main(page)).toBeVisible({ visible: !isSmall })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  await page.setViewportSize({ width: 390, height: 844 })
  const open = page.getByRole('button', { name: 'Open menu' })

  await test.step('the drawer traps the focus, and restores it after Escape', async () => {
    await open.press('Enter')
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    const count = (await drawer(page).getByRole('link').count()) + 3
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const at = document.activeElement
        return at !== null && at !== document.body && at.closest('dialog') === null
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(open).toBeFocused()
  })

  await test.step('the drawer closes by its button and by a tap outside', async () => {
    await open.click()
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
    await open.click()
    await page.mouse.click(10, 400)
    await expect(drawer(page)).toBeHidden()
  })

  await test.step('the drawer has the same links, and closes when one is clicked', async () => {
    await open.click()
    const all = [...links, ['Housing Guides', '/resources/housing-guides']] as const
    for (const [name, href] of all)
      await expect(drawer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      )
    await drawer(page).getByRole('link', { name: 'Communities' }).click()
    await expect(page).toHaveURL('/communities')
    await expect(drawer(page)).toBeHidden()
  })
})

/** Opens a page whose scripts wait until `resolve` is called. */
async function visitWithoutScripts(page: Page, path: string) {
  const loading = createDeferred()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return loading
}

test('a click on Resources before the scripts have loaded opens the menu, which closes like any other', async ({
  page,
}) => {
  const loading = await visitWithoutScripts(page, '/communities')
  await resources(page).click()
  await expect(main(page).getByRole('link', { name: 'Moving Checklist' })).toBeVisible()
  loading.resolve()
  await waitUntilInteractive(page)
  await expect(menu(page)).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu(page)).not.toHaveAttribute('open')
})

test('a tap on the menu of a phone before the scripts have loaded opens the drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const loading = await visitWithoutScripts(page, '/communities')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawer(page).getByRole('link', { name: 'Builders' })).toBeVisible()
  loading.resolve()
  await waitUntilInteractive(page)
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer(page)).toBeHidden()
})

test('a tooltip names an icon of the header after 700 ms', async ({ page }) => {
  await visit(page, '/about')
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  const tooltip = page.locator('#search-tooltip')
  expect(
    await search.evaluate((link) =>
      getComputedStyle(link).getPropertyValue('interest-delay-start'),
    ),
  ).toBe('0.7s')
  await expect(tooltip).toBeHidden()
  await search.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

for (const width of [320, 360]) {
  test(`the header of a phone of ${width} px shows the search, the shortlist and the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await visit(page, '/about')
    const banner = page.getByRole('banner')
    for (const control of [
      banner.getByRole('link', { name: 'Search' }),
      banner.getByRole('link', { name: 'Shortlist' }),
      banner.getByRole('button', { name: 'Open menu' }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
