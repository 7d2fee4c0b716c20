import type { Page } from '@playwright/test'
import { accentColor } from '../../../../src/domain/communities/accent-color'
import { dollars } from '../../../../src/domain/communities/price'
import { createDeferred } from '../../../create-deferred'
import { expect, test, visit } from '../../fixtures'
import { expectNoDataRequests } from '../../helpers/data-requests'
import { countPrintedPages, scanQrCode } from '../../helpers/print'
import { structuredData } from '../../helpers/structured-data'

const path = '/communities/cibolo-ridge-preserve'

/** The name uses the accent color of its first word, or the default. */
async function expectAccentColor(page: Page, name: string): Promise<void> {
  const channels = [1, 3, 5].map((at) => Number.parseInt(accentColor(name).slice(at, at + 2), 16))
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCSS(
    'color',
    `rgb(${channels.join(', ')})`,
  )
}

test('a community page shows all fields, in structured data too, and leads to the form', async ({
  page,
  baseURL,
}) => {
  await expectNoDataRequests(page, () => visit(page, path, { waitUntil: 'networkidle' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cibolo Ridge Preserve')
  await expect(page.getByText('FEATURED', { exact: true })).toBeVisible()
  await expect(page.getByText('$612,990', { exact: true }).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText('All prices, features and special offers are subject to change without notice.')
      .filter({ visible: true }),
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
  const builder = page.getByRole('article').filter({ hasText: 'Hearth & Hill' })
  await expect(builder.getByRole('link', { name: 'Hearth & Hill' })).toHaveAttribute(
    'href',
    '/builders/hearth-and-hill',
  )
  await expect(builder.getByText('Local Builder')).toBeVisible()
  await expect(builder.getByRole('link', { name: '(210) 555-0161' })).toBeVisible()
  await expect(builder.getByRole('link', { name: 'Website' })).toHaveAttribute('rel', /noopener/)

  await test.step('the structured data has address, price and breadcrumbs', async () => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    const data = await structuredData(page)
    expect(data.Residence).toMatchObject({
      name: 'Cibolo Ridge Preserve',
      url: `${baseURL}${path}`,
      telephone: '(830) 555-0121',
      address: { addressLocality: 'Boerne', addressRegion: 'TX', postalCode: '78006' },
      geo: { latitude: 29.7817, longitude: -98.6893 },
    })
    expect(data.AggregateOffer).toMatchObject({ lowPrice: 612990, priceCurrency: 'USD' })
    expect(data.BreadcrumbList?.itemListElement).toMatchObject([
      { name: 'Home', item: `${baseURL}/` },
      { name: 'Communities', item: `${baseURL}/communities` },
      { name: 'Cibolo Ridge Preserve' },
    ])
  })

  await test.step('the call button calls, and Get Info scrolls to the form', async () => {
    await expect(page.getByRole('link', { name: 'Call (830) 555-0121' })).toHaveAttribute(
      'href',
      'tel:+18305550121',
    )
    await expect(page.getByRole('heading', { name: 'Request Tour' })).not.toBeInViewport()
    await page.getByRole('link', { name: 'Get Info' }).click()
    await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeInViewport()
  })

  await test.step('Back from another page returns to the form without scrolling there', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Builders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home builders' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const places = await page.evaluateHandle(() => {
      const places: number[] = []
      addEventListener('scroll', () => places.push(scrollY))
      return places
    })
    await page.goBack()
    await expect(page).toHaveURL(/#request-tour$/)
    await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeInViewport()
    const form = await page.evaluate(() => scrollY)
    expect(Math.min(...(await places.jsonValue()))).toBeGreaterThan(form / 2)
  })
})

test('a community without a price shows Call for pricing, which calls', async ({ page }) => {
  await visit(page, '/communities/sycamore-weir')
  await expect(page.getByRole('link', { name: 'Call for pricing' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(page.getByText('From', { exact: true })).toHaveCount(0)
})

test('a sold-out community says so first and leads to similar communities, not to a tour', async ({
  page,
}) => {
  await visit(page, '/communities/tinaja')
  await expect(page.getByRole('heading', { level: 1, name: 'Tinaja' })).toBeVisible()
  await expectAccentColor(page, 'Tinaja')
  const main = page.getByRole('main')
  await expect(main.getByText('Every home in Tinaja is sold.')).toBeInViewport()
  await expect(main.getByText(/^Last priced from \$/)).toBeVisible()
  await expect(
    main.getByRole('link', { name: /Get Info|^Call |Estimate the payment/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Request Tour|Schools & Education/ })).toHaveCount(
    0,
  )
  await main.getByRole('link', { name: 'See similar communities with homes' }).click()
  const similar = page.locator('#similar')
  await expect(similar.getByRole('heading', { name: /^Similar communities/ })).toBeInViewport()
  await expect(similar.getByRole('article')).toHaveCount(4)
  await expect(similar.getByText('Sold Out')).toHaveCount(0)
})

test('#location-map scrolls to the map, and on a phone both buttons stay in view', async ({
  page,
}) => {
  await visit(page, `${path}#location-map`)
  await expect(page.getByRole('heading', { name: 'Location & Map' })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('heading', { name: 'Community Amenities' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Call (830) 555-0121' })).toBeInViewport()
  await page.getByRole('link', { name: 'Get Info' }).click()
  await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeInViewport()
})

test('all images of a community open by keyboard, a link leads to the map, and the page prints as one sheet', async ({
  page,
  request,
  baseURL,
}) => {
  await visit(page, path)
  await test.step('a button prints the page', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('button', { name: 'Print this page' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  })
  await test.step('all images open by keyboard, one below the other, and close again', async () => {
    const button = page.getByRole('button', { name: 'All 6 pictures' })
    const dialog = page.getByRole('dialog', { name: 'Pictures of Cibolo Ridge Preserve' })
    await expect(dialog).toBeHidden()
    await button.press('Enter')
    await expect(dialog.getByRole('img')).toHaveCount(6)
    // Until the dialog is painted, its content does not scroll.
    await expect(dialog.getByRole('img').first()).toBeInViewport()
    await expect(dialog.getByText('6 of 6')).not.toBeInViewport()
    // The browser ignores the key until it has a scroller for the dialog, which shows nowhere else.
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return dialog.evaluate((element) => element.scrollTop)
      })
      .toBeGreaterThan(0)
    await expect(dialog.getByText('6 of 6')).toBeInViewport()
    await expect(dialog.getByRole('img').last()).toHaveJSProperty('complete', true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByRole('button', { name: 'Close pictures' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the navigation of the page leads to the map', async () => {
    const heading = page.getByRole('heading', { name: 'Location & Map' })
    await expect(heading).not.toBeInViewport()
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Location').click()
    await expect(heading).toBeInViewport()
  })

  await test.step('prints one sheet for a client, in place of the page', async () => {
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cibolo Ridge Preserve')
    await expect(main.getByRole('img').first()).toHaveJSProperty('complete', true)
    const seen = async (...texts: readonly (string | RegExp)[]) => {
      for (const text of texts)
        await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
    await seen(/^From \$612,990$/, /^About \$[\d,]+ a month$/, /^57 homes available/)
    await seen(/^Builders report 57 homes available; \d+ of them are listed here/)
    await seen('Agent', 'Phone', 'Boerne ISD', 'Cypress Weir Elementary', /Clubhouse/)
    await seen('(830) 555-0121', /^\d+(:30)? [AP]M to /, /Hearth & Hill \(210\) 555-0161/)
    await seen(/subject to change without notice/)
    await expect(main.getByRole('img', { name: /^Map of the area/ })).toBeVisible()
    const [homes, plans] = await Promise.all(
      ['homes', 'plans'].map(async (kind) =>
        (await request.get(`/api/communities/slug/cibolo-ridge-preserve/${kind}`)).json(),
      ),
    )
    for (const { address, price } of homes)
      await expect(main.getByRole('row').filter({ hasText: address })).toContainText(
        new RegExp(`${dollars(price).replace('$', '\\$')}\\$[\\d,]+$`),
      )
    for (const { name, basePrice } of plans)
      await expect(main.getByRole('listitem').filter({ hasText: `${name}, ` })).toContainText(
        new RegExp(`From ${dollars(basePrice).replace('$', '\\$')}\\$[\\d,]+ a month$`),
      )
    const code = page.getByRole('img', { name: 'QR code of the link' })
    expect(await scanQrCode(code)).toBe(`${baseURL}${path}`)
    for (const role of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    for (const role of ['button', 'link', 'textbox', 'article'] as const)
      await expect(main.getByRole(role)).toHaveCount(0)
    await expect(main.getByText('Main Street is three miles west.')).toBeHidden()
    expect(await countPrintedPages(page)).toBe(1)
  })
})

test('an image that fails to load shows the placeholder logo', async ({ page, browserErrors }) => {
  await page.route(/\/media\/[^/]+\.(avif|webp)$/, (route) => route.fulfill({ status: 404 }))
  await visit(page, '/communities/villa-serena')
  const placeholder = page.locator('main img[src="/brand/logo-placeholder.svg"]').first()
  await expect(placeholder).toBeVisible()
  await expect(placeholder).toHaveJSProperty('naturalWidth', 800)
  browserErrors.splice(0)
})

test('an unknown community returns Not Found with a link back', async ({ page }) => {
  const response = await visit(page, '/communities/nothing-of-this-name')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Community Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Communities' }).click()
  await expect(page).toHaveURL('/communities')
})

test('a slow page shows Loading Community until it is loaded, and not after Back', async ({
  page,
}) => {
  const answer = createDeferred()
  await page.route(
    (url) => url.pathname === '/communities/villa-serena' && url.searchParams.has('_rsc'),
    async (route) => {
      await answer.promise
      await route.continue()
    },
  )
  await visit(page, '/communities?q=villa')
  const card = page.getByRole('article').getByRole('link', { name: 'Villa Serena', exact: true })
  await card.click()
  const loading = page.getByRole('status').getByText('Loading Community')
  await expect(loading).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Serena' })).toBeVisible()
  await expectAccentColor(page, 'Villa Serena')
  await expect(loading).toHaveCount(0)
  await page.goBack()
  await expect(card).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a community page is readable', async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cibolo Ridge Preserve')
    await expect(page.getByText('Main Street is three miles west.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Ridgeline High School' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Builder Profile' })).toHaveCount(2)
    await page.getByRole('button', { name: 'All 6 pictures' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(6)
  })
})
