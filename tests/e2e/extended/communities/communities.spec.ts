import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, reload, test, visit } from '../../fixtures'
import { expectNoDataRequests } from '../../helpers/data-requests'

const summary = (page: Page) => page.getByRole('main').getByRole('status')
const bar = (page: Page) => page.getByRole('search', { name: 'Communities' })
const panel = (page: Page) => page.getByRole('search', { name: 'Filters' })
const toolbar = (page: Page) => page.getByRole('region', { name: 'Map toolbar' })
const featured = (page: Page) =>
  page.getByRole('region', { name: 'Featured Communities' }).getByRole('article')
const additional = (page: Page) =>
  page.getByRole('region', { name: 'Additional Communities' }).getByRole('article')

test('the list has featured communities as full cards, the rest as small ones, and a map legend', async ({
  page,
}) => {
  await expectNoDataRequests(page, () => visit(page, '/communities', { waitUntil: 'networkidle' }))
  await expect(summary(page)).toHaveText(/^\d+ communities$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive Community Map')
  await expect(page.getByRole('heading', { name: 'Featured Communities' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Additional Communities' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)

  await test.step('the map legend explains colors and schools, and shows the first three', async () => {
    const key = page.getByRole('region', { name: 'Map Key' })
    for (const text of [
      '$200k-$300k',
      '$300k-$400k',
      '$400k+',
      'Call for pricing',
      'Elementary',
      'Middle',
      'High',
      'Private',
    ]) {
      await expect(key.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(key.getByText('listed')).toBeVisible()
    await expect(key.getByRole('link')).toHaveCount(3)
  })

  await test.step('a full card links to its community, a small one only by its link', async () => {
    await additional(page).first().getByRole('heading').click()
    await expect(page).toHaveURL('/communities')
    await additional(page)
      .first()
      .getByRole('link', { name: /^Details about/ })
      .click()
    await expect(page).toHaveURL(/\/communities\/.+/)
    await page.goBack()
    await featured(page)
      .first()
      .click({ position: { x: 40, y: 160 } })
    await expect(page).toHaveURL(/\/communities\/.+/)
  })
})

test('the list is opened in full, counted by the toolbar, and filtered by city buttons', async ({
  page,
}) => {
  await visit(page, '/communities')
  await page.getByRole('button', { name: /^Show \d+ more communities$/ }).click()
  const total = Number.parseInt((await summary(page).textContent()) ?? '', 10)
  // The sample content has 63 communities. Other tests publish more.
  expect(total).toBeGreaterThanOrEqual(63)
  await expect(page.getByRole('article')).toHaveCount(total)

  await test.step('the toolbar hides and shows the filters', async () => {
    await page.getByRole('button', { name: 'Hide Filters' }).click()
    await expect(panel(page)).toBeHidden()
    await page.getByRole('button', { name: 'Show Filters' }).click()
    await expect(panel(page)).toBeVisible()
  })

  await test.step('each city button toggles its filter', async () => {
    const cities = page.getByRole('list', { name: 'Cities' }).getByRole('button')
    await expect(cities).toHaveText([
      /^Boerne/,
      /^Cibolo/,
      /^Converse/,
      /^New Braunfels/,
      /^San Antonio/,
      /^Schertz/,
    ])
    const schertz = cities.last()
    await schertz.click()
    await expect(page).toHaveURL('/communities?city=Schertz')
    await expect(schertz).toHaveAttribute('aria-pressed', 'true')
    await schertz.click()
    await expect(page).toHaveURL('/communities')
    await expect(summary(page)).toHaveText(/^\d+ communities$/)
  })

  await test.step('the toolbar counts all communities, or those that match the filters', async () => {
    const all = page.getByRole('button', { name: 'Show All' })
    const filtered = page.getByRole('button', { name: 'Show Filtered' })
    await expect(toolbar(page).getByRole('paragraph')).toHaveText(/^\d+ communities$/)
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await panel(page).getByLabel('Location').selectOption('Boerne')
    await expect(filtered).toHaveAttribute('aria-pressed', 'true')
    await expect(toolbar(page).getByRole('paragraph')).toHaveText('7 communities')
    await all.click()
    await expect(toolbar(page).getByRole('paragraph')).toHaveText(/^\d+ communities$/)
  })
})

test('the filters by city and price are in the URL and follow back and forward, also after a visit to a community', async ({
  page,
}) => {
  await visit(page, '/communities')
  await bar(page).getByLabel('City', { exact: true }).selectOption('Boerne')
  await expect(page).toHaveURL('/communities?city=Boerne')
  await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
  await bar(page).getByLabel('Price', { exact: true }).selectOption({ label: '$500k+' })
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000,')
  await expect(summary(page)).toHaveText(/^4 of \d+ communities match$/)
  for (const card of await page.getByRole('article').all())
    await expect(card).toContainText('Boerne, Texas')
  await reload(page)
  await expect(bar(page).getByLabel('Price', { exact: true })).toHaveValue('500000,')
  await page.goBack()
  await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)

  await test.step('the filters are restored after a visit to a community', async () => {
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/communities\/[a-z0-9-]+/)
    await expect(page.getByRole('heading', { name: 'Request Tour' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/communities?city=Boerne')
    await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
    await page.goBack()
    await expect(summary(page)).toHaveText(/^\d+ communities$/)
    await page.goForward()
    await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
  })

  await test.step('a link to other filters replaces them, and Back restores them', async () => {
    await bar(page).getByLabel('City', { exact: true }).selectOption('New Braunfels')
    await expect(page).toHaveURL('/communities?city=New+Braunfels')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Luxury|500/ })
      .first()
      .click()
    await expect(page).toHaveURL(/price=500000/)
    await expect(bar(page).getByLabel('City', { exact: true })).toHaveValue('all')
    await page.goBack()
    await expect(bar(page).getByLabel('City', { exact: true })).toHaveValue('New Braunfels')
  })
})

test('filters are removed one at a time or all at once, and any or all of the selected amenities match', async ({
  page,
}) => {
  await visit(page, '/communities?city=Boerne&price=500000&featured=true')
  await page.getByRole('button', { name: 'Remove filter Featured' }).click()
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(summary(page)).toHaveText(/^\d+ communities$/)

  await panel(page).getByRole('checkbox', { name: 'Golf' }).check()
  await expect(summary(page)).toContainText(/of \d+ communities match/)
  const text = await panel(page).locator('label').filter({ hasText: 'Golf' }).textContent()
  const golf = Number(text?.replace(/\D/g, ''))
  await expect(summary(page)).toHaveText(new RegExp(`^${golf} of \\d+ communities match$`))
  await panel(page).getByRole('checkbox', { name: 'Pools' }).check()
  await expect(summary(page)).not.toHaveText(new RegExp(`^${golf} of \\d+ communities match$`))
  await expect(page.getByRole('button', { name: 'Remove filter Golf' })).toBeVisible()
  await panel(page).getByText('All of these').click()
  await expect(page).toHaveURL('/communities?amenities=golf,pools&amenityMatch=all')
  // The counts follow the URL a moment later.
  await expect(async () => {
    const both = await panel(page).locator('label').filter({ hasText: 'Pools' }).textContent()
    const count = both?.replace(/\D/g, '')
    expect(await summary(page).textContent()).toMatch(
      new RegExp(`^${count} of \\d+ communities match$`),
    )
    expect(Number(count)).toBeLessThan(golf)
  }).toPass()
  await page.getByRole('button', { name: 'Remove filter All amenities' }).click()
  await expect(page).toHaveURL('/communities?amenities=golf,pools')
})

test('the list says when nothing matches, what each filter to drop would leave, and where else to search', async ({
  page,
}) => {
  await visit(page, '/communities?city=Boerne&q=atlantis')
  await expect(page.getByText('No communities found matching your criteria')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map Key' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Map of communities' })).toHaveCount(0)
  const drop = page.getByRole('button', { name: /^without / })
  await expect(drop).toHaveText([/without “atlantis”\s*7 communities/])
  await drop.click()
  await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)

  await visit(page, '/communities?city=Boerne&maxPrice=250k&amenities=golf')
  await expect(page.getByRole('button', { name: /^only Boerne 7 communities/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).last().click()
  await expect(summary(page)).toHaveText(/^\d+ communities$/)
  await expect(page.getByRole('region', { name: 'Map Key' })).toBeVisible()

  await test.step('the search of the whole guide finds a builder', async () => {
    await bar(page).getByRole('searchbox').fill('larkspurr communites')
    await page
      .getByRole('link', { name: 'Search the whole guide for “larkspurr communites”' })
      .click()
    await expect(page).toHaveURL('/search?q=larkspurr%20communites')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Larkspur Communities' }),
    ).toBeVisible()
  })
})

test('the side filters are in the URL: price range, location, builder, amenities and a budget', async ({
  page,
}) => {
  await visit(page, '/communities')
  const side = panel(page)
  await side.getByLabel('Price range').selectOption({ label: '$300k-$400k' })
  await side.getByLabel('Builder').selectOption({ label: 'Hearth & Hill' })
  await side.getByLabel('Location').selectOption('Boerne')
  await side.getByRole('checkbox', { name: 'Pools' }).check()
  await side.getByRole('checkbox', { name: 'Trails' }).check()
  await expect(page).toHaveURL(
    '/communities?price=300000,400000&builder=hearth-and-hill&city=Boerne&amenities=pools,trails',
  )
  await side.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/communities')
  await expect(side.getByRole('checkbox', { name: 'Pools' })).not.toBeChecked()
  await expect(summary(page)).toHaveText(/^\d+ communities$/)

  await test.step('a budget is typed and combined with the price ranges', async () => {
    const [minimum, maximum] = [side.getByLabel('Minimum'), side.getByLabel('Maximum')]
    await maximum.fill('380k')
    await maximum.press('Enter')
    await expect(page).toHaveURL('/communities?maxPrice=380000')
    await expect(maximum).toHaveValue('$380,000')
    await expect(page.getByRole('button', { name: 'Remove filter Up to $380,000' })).toBeVisible()
    const prices = await page
      .getByRole('article')
      .getByText(/^\$[\d,]+$/)
      .allTextContents()
    expect(prices.length).toBeGreaterThan(5)
    for (const price of prices)
      expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(380_000)

    await minimum.fill('400')
    await maximum.focus()
    await expect(page).toHaveURL('/communities?maxPrice=380000&minPrice=400000')
    await expect(maximum).toHaveAccessibleDescription(
      /\(\$400,000\) is higher than the maximum \(\$380,000\)/,
    )
    await minimum.fill('cheap')
    await minimum.press('Enter')
    await expect(minimum).toHaveAccessibleDescription(/“cheap” isn’t a dollar amount/)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      '“cheap” isn’t a dollar amount',
    )
    await side.getByLabel('Price range').selectOption({ label: '$300k-$400k' })
    await expect(page).toHaveURL('/communities?price=300000,400000')
    await page.goBack()
    await expect(maximum).toHaveValue('$380,000')
  })
})

test('a filter chosen while the list still shows the one before is kept', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = History.prototype[method]
      History.prototype[method] = function (...[state, unused, url]) {
        write.call(this, state, unused, url)
        window.dispatchEvent(new CustomEvent('written', { detail: String(url) }))
      }
    }
  })
  await visit(page, '/communities')
  const side = panel(page)
  // Next adds its announcer once the page is hydrated.
  await expect(page.getByRole('alert')).toBeAttached()
  await expect(side.getByLabel('Builder')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await side.evaluate(async (form) => {
    const urls: string[] = []
    window.addEventListener('written', (event) => {
      if (event instanceof CustomEvent) urls.push(event.detail)
    })
    const choose = (name: string, text: string) => {
      const select = [...form.querySelectorAll('select')].find(
        ({ labels }) => labels[0]?.textContent === name,
      )
      const option = [...(select?.options ?? [])].find((each) => each.text === text)
      if (!select || !option) throw new Error(`${name} has no option ${text}.`)
      select.value = option.value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const until = async (isReached: () => boolean) => {
      while (!isReached()) await new Promise((resolve) => setTimeout(resolve))
    }
    const indexOf = (name: string) => urls.findIndex((url) => url.includes(`${name}=`))
    choose('Price range', '$300k-$400k')
    await until(() => indexOf('price') >= 0)
    choose('Builder', 'Hearth & Hill')
    // After this URL, Next writes that of the filter before, which it has just rendered.
    await until(() => indexOf('builder') >= 0 && indexOf('builder') < urls.length - 1)
    choose('Location', 'Boerne')
  })
  await expect(page).toHaveURL(
    '/communities?price=300000,400000&builder=hearth-and-hill&city=Boerne',
  )
  await expect(side.getByLabel('Builder')).toHaveValue('hearth-and-hill')
})

test('choices from before hydration are kept', async ({ page }) => {
  const scripts = createDeferred()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/communities', { waitUntil: 'commit' })
  const side = panel(page)
  await side.getByLabel('Price range').selectOption({ label: '$300k-$400k' })
  await side.getByLabel('Builder').selectOption({ label: 'Hearth & Hill' })
  scripts.resolve()
  await expect(page).toHaveURL('/communities?price=300000,400000&builder=hearth-and-hill')
})

test('the footer links open a filtered list', async ({ page }) => {
  await visit(page, '/communities/villa-serena')
  for (const [label, expected] of [
    ['Luxury Communities', '$500k+'],
    ['Featured Communities', 'Featured'],
    ['New Communities', 'New'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
    await expect(page.getByRole('button', { name: `Remove filter ${expected}` })).toBeVisible()
    await expect(summary(page)).toContainText(/of \d+ communities match/)
    await page.goBack()
    await expect(page).toHaveURL('/communities/villa-serena')
  }
})

test('the second bar offers four layouts, stored in the URL, and searches by name while typing', async ({
  page,
}) => {
  await visit(page, '/communities')
  const layouts = bar(page).getByRole('radio')
  await expect(layouts).toHaveCount(4)
  await expect(bar(page).getByRole('radio', { name: 'Horizontal' })).toBeChecked()
  const card = featured(page).first()
  const chips = card.getByRole('list', { name: 'Amenities' }).getByRole('listitem')
  await expect(chips).toHaveCount(3)
  await bar(page).getByText('Compact').click()
  await expect(page).toHaveURL('/communities?layout=compact')
  await expect(chips).toHaveCount(2)
  await expectTwoBuildersNamed(page)
  await bar(page).getByText('Standard').click()
  await expect(chips).toHaveCount(3)
  await bar(page).getByText('List', { exact: true }).click()
  await expect(page).toHaveURL('/communities?layout=list')
  await expect(chips).toHaveCount(0)
  await expectTwoBuildersNamed(page)
  await reload(page)
  await expect(bar(page).getByRole('radio', { name: 'List' })).toBeChecked()
  await bar(page).getByText('Horizontal').click()
  await expect(page).toHaveURL('/communities')
  await expect(chips).toHaveCount(3)

  await test.step('the second bar searches by name while typing', async () => {
    await bar(page).getByRole('searchbox').fill('ridge')
    await expect(summary(page)).toContainText(/of \d+ communities match/)
    await expect(page).toHaveURL('/communities?q=ridge')
    await bar(page).getByRole('searchbox').fill('')
    await expect(page).toHaveURL('/communities')
    await expect(summary(page)).toHaveText(/^\d+ communities$/)
  })

  await test.step('the black header searches by name and sorts', async () => {
    const header = page.getByRole('search', { name: 'San Antonio Neighborhoods' })
    await expect(page.getByRole('heading', { name: 'San Antonio Neighborhoods' })).toBeVisible()
    const order = header.getByRole('combobox')
    await expect(order.getByRole('option')).toHaveText([
      'Name A-Z',
      'Price Low to High',
      'Location',
    ])
    await order.selectOption('Location')
    await expect(page).toHaveURL('/communities?sort=location')
    await header.getByRole('searchbox').fill('ridge')
    await expect(page).toHaveURL('/communities?sort=location&q=ridge')
    await expect(bar(page).getByRole('searchbox')).toHaveValue('ridge')
  })
})

/** Compact and list cards name two builders and the number of others. */
async function expectTwoBuildersNamed(page: Page): Promise<void> {
  const cards = await featured(page).allTextContents()
  expect(cards.length).toBeGreaterThan(5)
  expect(cards.some((text) => / \+\d/.test(text))).toBe(true)
}

test('a price order in the URL sorts the list', async ({ request }) => {
  const html = await (await request.get('/communities?sort=price&featured=true')).text()
  const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? []
  const prices = cards.flatMap((card) => card.match(/>\$[\d,]+</g) ?? [])
  const numbers = prices.map((price) => Number(price.replace(/\D/g, '')))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers.length).toBeGreaterThan(5)
})

test('a school district in the URL filters the list', async ({ request }) => {
  const html = await (await request.get('/communities?district=Boerne+ISD')).text()
  expect(html).toContain('<button type="button" aria-label="Remove filter Boerne ISD"')
  const api = await request.get('/api/communities?district=boerne%20isd')
  const found: { schoolDistrict: string }[] = await api.json()
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ schoolDistrict }) => schoolDistrict))).toEqual(
    new Set(['Boerne ISD']),
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters open in a sheet, and the list and the map take turns', async ({ page }) => {
    await visit(page, '/communities')
    const open = page.getByRole('button', { name: 'Show Filters' })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await test.step('the sheet shows the number of results', async () => {
      await open.click()
      await sheet.getByLabel('Location').selectOption('Boerne')
      await sheet.getByRole('button', { name: 'Show 7 communities' }).click()
      await expect(sheet).toBeHidden()
      await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
      await expect(page.getByRole('article').first()).toBeInViewport()
      await open.press('Enter')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(open).toBeFocused()
      await open.click()
      await sheet.getByRole('button', { name: 'Clear All' }).click()
      await sheet.getByRole('button', { name: /^Show \d+ communities$/ }).click()
      await expect(sheet).toBeHidden()
      await expect(summary(page)).toHaveText(/^\d+ communities$/)
    })

    await test.step('the list returns to its place after the map', async () => {
      const map = page.getByRole('region', { name: 'Map of communities', exact: true })
      await expect(map).toBeHidden()
      const card = additional(page).first()
      await card.scrollIntoViewIfNeeded()
      await expect(card).toBeInViewport()
      await page.getByRole('button', { name: 'Show map' }).click()
      await expect(page).toHaveURL('/communities?view=map')
      await expect(map).toHaveAttribute('data-map', 'ready')
      await expect(map).toBeInViewport({ ratio: 1 })
      await expect(card).toBeHidden()
      await page.getByRole('button', { name: 'Show list' }).click()
      await expect(card).toBeInViewport()
    })

    await test.step('filters chosen on the map lead to the list', async () => {
      await page.getByRole('button', { name: 'Show map' }).click()
      await open.click()
      await sheet.getByLabel('Location').selectOption('Boerne')
      await sheet.getByRole('button', { name: 'Show 7 communities' }).click()
      await expect(page).toHaveURL('/communities?city=Boerne')
      await expect(page.getByRole('article').first()).toBeInViewport()
    })
  })
})

test('the first listing is in view on any screen without scrolling', async ({ page }) => {
  for (const path of ['/communities', '/communities?city=Boerne&amenities=pools']) {
    await visit(page, path)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport()
    }
  }
})

test('no card is alone beside a gap and no builder is cut in any layout, and the printed list has its filters as text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/communities?city=Boerne')
  const chips = featured(page).first().getByRole('list', { name: 'Amenities' })
  for (const [layout, amenities] of [
    ['Horizontal', 3],
    ['Compact', 2],
    ['Standard', 3],
    ['List', 0],
  ] as const) {
    await bar(page).getByText(layout, { exact: true }).click()
    // Each layout has another number of amenities than the one before.
    await expect(chips.getByRole('listitem')).toHaveCount(amenities)
    for (const line of ['Boerne, Texas', 'State Highway 46 East near Herff Ranch Boulevard'])
      await expect(featured(page).first().getByText(line, { exact: true })).toBeVisible()
    for (const list of await page.getByRole('region', { name: /Communities$/ }).all()) {
      const last = await list.getByRole('article').last().boundingBox()
      const frame = await list.getByRole('list').first().boundingBox()
      const right = (box: typeof last) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
      expect(right(last), layout).toBe(right(frame))
    }
    const cut = await page
      .getByRole('article')
      .locator('p, span, h3')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.className !== 'sr-only' && part.scrollWidth > part.clientWidth + 1)
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent),
      )
    expect(cut, layout).toEqual([])
  }

  await test.step('the printed page has the filters as text and no controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^7 of \d+ communities match: Boerne$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'San Antonio Neighborhoods' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(7)
  })
})

test('a card whose image fails to load shows the placeholder logo', async ({
  page,
  browserErrors,
}) => {
  await page.route(/\/media\//, (route) => route.abort())
  await visit(page, '/communities')
  await expect(featured(page).first().getByRole('img').first()).toHaveAttribute(
    'src',
    '/brand/logo-placeholder.svg',
  )
  await additional(page).first().scrollIntoViewIfNeeded()
  await expect(additional(page).first().locator('img')).toHaveAttribute(
    'src',
    '/brand/logo-placeholder.svg',
  )
  browserErrors.length = 0
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows the first 24 communities and filters by a form, and a community page is readable', async ({
    page,
  }) => {
    await visit(page, '/communities')
    await expect(page.getByRole('article')).toHaveCount(24)
    await bar(page).getByLabel('City', { exact: true }).selectOption('Schertz')
    await page.getByRole('button', { name: 'Show homes' }).click()
    await expect(page).toHaveURL(/[?&]city=Schertz/)
    for (const card of await page.getByRole('article').all())
      await expect(card).toContainText('Schertz, Texas')
    await visit(page, '/communities?maxPrice=380k')
    await expect(page.getByLabel('Maximum price')).toHaveValue('$380,000')
    await expect(summary(page)).toContainText(/of \d+ communities match/)
    await visit(page, '/communities/villa-serena')
    await expect(page.getByRole('heading', { name: 'About the community' })).toBeVisible()
  })
})
