import type { APIRequestContext } from '@playwright/test'
import { subDays } from 'date-fns'
import { expect, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { countPrintedPages, scanQrCode } from '../../helpers/print'
import { asAdmin } from '../../staff'

const community = '/communities/canebrake-crossing'

/** The link to the form of a home. */
const getInfo = /<a [^>]*>(?:(?!<\/a>).)*Get Info/s

interface Listed {
  readonly address: string
  readonly slug: string
  readonly beds: number
  readonly price: number
}

async function readHomes(request: APIRequestContext): Promise<Listed[]> {
  const response = await request.get('/api/communities/slug/canebrake-crossing/homes')
  expect(response.status()).toBe(200)
  return response.json()
}

test('the homes of a community are filtered by bedrooms and price', async ({ page, request }) => {
  const homes = await readHomes(request)
  expect(homes.length).toBeGreaterThan(50)
  await visit(page, community)
  const section = page.getByRole('region', { name: 'Homes for sale' })
  await expect(section.getByRole('status')).toHaveText(`${homes.length} homes`)
  await expect(section.getByRole('article').filter({ visible: true })).toHaveCount(8)
  await section.getByText(`Show ${homes.length - 8} more homes`).click()
  await expect(section.getByRole('article').filter({ visible: true })).toHaveCount(homes.length)

  await section.getByLabel('Bedrooms').selectOption('3 or more')
  await section.getByLabel('Price up to').selectOption('$300,000')
  const matching = homes.filter(({ beds, price }) => beds >= 3 && price <= 300_000)
  await expect(section.getByRole('article')).toHaveCount(matching.length)
  await expect(section.getByRole('status')).toHaveText(
    `${matching.length} ${matching.length === 1 ? 'home' : 'homes'}`,
  )
})

test('a home has the schools of its community with the source of their ratings, takes a question that names it, leads to the calculator with its price and to its plan, and prints as one sheet', async ({
  page,
  request,
}) => {
  const address = '1307 Canebrake Street'
  await visit(page, `${community}/homes/1307-canebrake-street`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)
  await expect(page.getByRole('list', { name: 'Stage' })).toContainText('Ready')
  const cost = page.getByRole('region', { name: 'Monthly cost' })
  await expect(cost.getByText('Principal and interest')).toBeVisible()
  await expect(cost).toContainText('Guadalupe Appraisal District, 2025')

  const schools = page.getByRole('region', { name: 'Schools & Education' })
  await test.step('schools have their rating and distance, and the source is named', async () => {
    await expect(schools).toContainText('Navarro ISD')
    await expect(
      schools.getByRole('row', { name: 'Elementary Red Clover Elementary A- 0.8 mi' }),
    ).toBeVisible()
    await expect(schools.getByText('Sample ratings', { exact: true })).toBeVisible()
  })

  await test.step('a question about the home reaches the inbox with it', async () => {
    const form = page.getByRole('form', { name: 'Ask about this home' })
    await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`about ${address} in`))
    const email = `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`
    await form.getByLabel('Name').fill('Ana Buyer')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Phone').fill('(210) 555-0142')
    await form.getByRole('button', { name: 'Send question' }).click()
    await expect(form.getByText(/^A real person reads it/)).toBeVisible()

    const headers = asAdmin()
    const query = `where[email][equals]=${email}&depth=1`
    const leads = await (await request.get(`/cms/api/leads?${query}`, { headers })).json()
    expect(leads.docs).toMatchObject([{ home: { address } }])
    await request.post('/cms/api/leads/erase', { headers, data: { email, apply: true } })
  })

  await test.step('the cost leads to the calculator with the same figures', async () => {
    await cost.getByRole('link', { name: 'Change the numbers' }).click()
    await expect(page.getByLabel('Home price')).toHaveValue('256990')
    await page.goBack()
  })

  const plan = page.getByRole('region', { name: 'Floor plan: Bluebird' })
  await test.step('on a phone the cost is below the price, and the office before other homes', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const office = page.getByRole('region', { name: 'Canebrake Crossing sales trailer' })
    await expect(office.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    )
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').getByRole('img').first(),
      page.getByRole('main').getByText('$256,990', { exact: true }).first(),
      cost,
      office,
      plan,
      schools,
      page.getByRole('region', { name: /^More homes in / }),
    ]
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('prints one sheet with its plan, costs, schools and the QR code of the page', async () => {
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)
    await expect(main.getByRole('row', { name: /^Principal and interest \$/ })).toBeVisible()
    await expect(main.getByRole('img', { name: /^Floor plan of a house/ })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Navarro ISD' })).toBeVisible()
    const code = main.getByRole('img', { name: 'QR code of the link' })
    expect(await scanQrCode(code)).toBe(page.url())
    await expect(main.getByRole('link')).toHaveCount(0)
    expect(await countPrintedPages(page)).toBe(1)
    await page.emulateMedia({ media: 'screen' })
  })

  await plan.getByRole('link', { name: /^See this plan’s/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebird')
  await expect(page.getByRole('img', { name: /^Floor plan of a house/ })).toBeVisible()
})

test('a plan has a drawing that opens on the whole screen, options with prices, and a question', async ({
  page,
}) => {
  await visit(page, '/communities/cibolo-ridge-preserve/plans/damper')
  const dialog = page.getByRole('dialog', { name: 'Floor plan of Damper' })
  const enlarge = page.getByRole('link', { name: /: second floor Full screen$/ })
  await test.step('the drawing shows one floor at a time, and opens on the whole screen', async () => {
    const floors = page.getByRole('tablist', { name: 'Floors' })
    const first = page.getByRole('img', { name: /: first floor$/ })
    await expect(first).toBeVisible()
    await floors.getByRole('tab', { name: 'First floor' }).press('ArrowRight')
    await expect(page.getByRole('img', { name: /: second floor$/ })).toBeVisible()
    await expect(first).toBeHidden()
    await enlarge.click()
    await expect(dialog.getByRole('img', { name: /: second floor$/ })).toBeVisible()
  })

  await test.step('there it zooms by buttons, keys and double click, and scrolls', async () => {
    const drawing = dialog.getByRole('img', { name: /: second floor$/ })
    const area = dialog.getByRole('region', { name: /^Drawing/ })
    const getWidth = async () => (await drawing.boundingBox())?.width ?? 0
    const topOf = async () => (await drawing.boundingBox())?.y ?? 0
    await expect(drawing).toHaveJSProperty('complete', true)
    await area.press('0')
    await expect(dialog.getByRole('button', { name: 'Fit' })).toBeDisabled()
    const whole = await getWidth()
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(getWidth).toBeGreaterThan(whole * 1.4)
    await dialog.getByRole('button', { name: 'Fit' }).click()
    await expect.poll(getWidth).toBe(whole)
    await area.press('+')
    await expect.poll(getWidth).toBeGreaterThan(whole * 1.4)
    await page.keyboard.press('0')
    await expect.poll(getWidth).toBe(whole)
    await drawing.dblclick()
    await expect.poll(getWidth).toBeGreaterThan(whole * 2)
    const top = await topOf()
    await page.mouse.wheel(0, 100)
    await expect.poll(topOf).toBeLessThan(top)
  })

  await test.step('Back, Escape and a button close it and stay on the page', async () => {
    await page.goBack()
    await expect(dialog).toBeHidden()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await enlarge.press('Enter')
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(enlarge).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.history.state?.isDialog)).toBeUndefined()
    }
    await expect(page).toHaveURL('/communities/cibolo-ridge-preserve/plans/damper')
  })

  await test.step('on a phone it begins in a size that can be read', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enlarge.press('Enter')
    const drawing = dialog.getByRole('img', { name: /: second floor$/ })
    await expect
      .poll(() =>
        drawing.evaluate(({ clientWidth, naturalWidth }: HTMLImageElement) =>
          Math.round(clientWidth - naturalWidth),
        ),
      )
      .toBe(0)
    await dialog.getByRole('button', { name: 'Fit' }).click()
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(390)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the plan has its options with their prices, and a question names it', async () => {
    const options = page.getByRole('region', { name: 'Options' })
    await expect(options.getByRole('listitem').first()).toHaveText(/\+ \$[\d,]+$/)
    const office = page.getByRole('region', { name: /sales/i })
    await expect(office.getByText(/^(Open today, |Closed today\. )/)).toBeVisible()
    await office.getByRole('link', { name: 'Ask about this plan' }).click()
    await expect(page.getByRole('form', { name: 'Ask about this plan' })).toBeInViewport()
  })
})

test('the line of a MUD tax explains itself by pointer and key, and leads to the article', async ({
  page,
}) => {
  await visit(page, '/communities/hackberry-commons')
  const cost = page.getByRole('region', { name: 'At the starting price' })
  const help = cost.getByRole('button', { name: 'What’s a MUD?' })
  const explanation = cost.getByText(/^A municipal utility district built/)
  const more = cost.getByRole('link', { name: /^Read more ?: What’s a MUD\?$/ })

  await test.step('under a pointer that stays, also on the explanation', async () => {
    await expect(help).toHaveCSS('interest-delay-start', '0.7s')
    await help.hover()
    await expect(explanation).toBeVisible()
    await help.click()
    await expect(explanation).toBeVisible()
    await explanation.hover()
    await expectAccessible(page, '#costs')
    await page.keyboard.press('Escape')
    await expect(explanation).toBeHidden()
  })

  await test.step('by a click, until one elsewhere', async () => {
    await help.click()
    await expect(explanation).toBeVisible()
    await cost.getByText('a month').click()
    await expect(explanation).toBeHidden()
  })

  await test.step('by key, with the link next', async () => {
    await help.press('Enter')
    await expect(explanation).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(more).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(explanation).toBeHidden()
    await expect(help).toBeFocused()
  })

  await cost.getByRole('link', { name: 'What’s a MUD?', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^MUD and PID/)
})

test('an unknown plan or home returns Not Found with a link onward', async ({ request }) => {
  for (const path of ['plans/no-such-plan', 'homes/no-such-home', 'plans/%00']) {
    const response = await request.get(`${community}/${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toMatch(/<main(?:(?!<\/main>).)*<a [^>]*href="\//s)
  }
})

test('a sold home says so for 30 days and is gone then', async ({ request }) => {
  const [{ id }] = await (await request.get('/api/communities?q=canebrake')).json()
  const headers = asAdmin()
  const address = `${crypto.randomUUID().slice(0, 8)} Test Lane`
  const builders = await (await request.get('/api/builders?limit=1')).json()
  const created = await request.post('/cms/api/homes', {
    headers,
    data: {
      address,
      community: Number(id),
      builder: Number(builders[0].id),
      stage: 'ready',
      status: 'sold',
      _status: 'published',
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { doc } = await created.json()
  const path = `${community}/homes/${doc.slug}`
  const shown = await request.get(path)
  expect(shown.status()).toBe(200)
  const html = await shown.text()
  expect(html).toMatch(/>Sold on /)
  expect(html).not.toMatch(getInfo)
  const available = await request.get(`${community}/homes/1307-canebrake-street`)
  expect(await available.text()).toMatch(getInfo)
  expect((await readHomes(request)).map(({ slug }) => slug)).not.toContain(doc.slug)

  const soldAt = subDays(new Date(), 31)
  const dated = await request.patch(`/cms/api/homes/${doc.id}`, { headers, data: { soldAt } })
  expect(dated.status(), await dated.text()).toBe(200)
  const gone = await request.get(path)
  expect(gone.status()).toBe(410)
  expect(await gone.text()).toMatch(/<h1[^>]*>This home is sold<\/h1>/)
  await request.delete(`/cms/api/homes/${doc.id}`, { headers })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('all homes and plans can be read', async ({ page, request }) => {
    const homes = await readHomes(request)
    await visit(page, community)
    const section = page.getByRole('region', { name: 'Homes for sale' })
    await section.getByText(`Show ${homes.length - 8} more homes`).click()
    await expect(section.getByRole('article').filter({ visible: true })).toHaveCount(homes.length)
    await page.getByRole('region', { name: 'Floor plans' }).getByRole('link').first().click()
    await page
      .getByRole('link', { name: /Full screen$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/^[^?]+\/media\/plan-[^/]+\.svg$/)
  })

  test('a tap opens what the stage of a home means, and one elsewhere closes it', async ({
    page,
  }) => {
    await visit(page, `${community}/homes/1307-canebrake-street`)
    const stages = page.getByRole('list', { name: 'Stage' })
    const explanation = stages.getByText(/^The home is finished/)
    await expect(explanation).toBeHidden()
    await stages.getByRole('button', { name: 'What does “Ready” mean?' }).tap()
    await expect(explanation).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(explanation).toBeHidden()
  })
})
