import type { APIRequestContext } from '@playwright/test'
import { subDays } from 'date-fns'
import { expect, test, visit } from '../../fixtures'
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

async function homesOf(request: APIRequestContext): Promise<Listed[]> {
  const answer = await request.get('/api/communities/slug/canebrake-crossing/homes')
  expect(answer.status()).toBe(200)
  return answer.json()
}

test('the homes of a community are filtered by bedrooms and price', async ({ page, request }) => {
  const homes = await homesOf(request)
  expect(homes.length).toBeGreaterThan(50)
  await visit(page, community)
  const section = page.getByRole('region', { name: 'Homes for Sale' })
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

test('a home takes a question that names it, and leads to the calculator with its price and to its plan', async ({
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

  await test.step('a question about the home reaches the inbox with it', async () => {
    const form = page.getByRole('form', { name: 'Ask About This Home' })
    await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`about ${address} in`))
    const email = `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`
    await form.getByLabel('Name').fill('Ana Buyer')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Phone').fill('(210) 555-0142')
    await form.getByRole('button', { name: 'Send Question' }).click()
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
  await plan.getByRole('link', { name: /^See the plan/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebird')
  await expect(page.getByRole('img', { name: /^Floor plan of a house/ })).toBeVisible()
})

test('a plan has a drawing with floors and zoom, options with prices, and a question', async ({
  page,
}) => {
  await visit(page, '/communities/cibolo-ridge-preserve/plans/damper')
  await test.step('the drawing shows one floor at a time and zooms, by buttons, keys and wheel', async () => {
    const floors = page.getByRole('tablist', { name: 'Floors' })
    const drawing = page.getByRole('img', { name: /: first floor$/ })
    await expect(drawing).toBeVisible()
    const widthOf = async () => (await drawing.boundingBox())?.width ?? 0
    const whole = await widthOf()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(widthOf).toBeGreaterThan(whole * 1.4)
    await page.getByRole('button', { name: 'Fit' }).click()
    await expect.poll(widthOf).toBe(whole)
    await page.getByRole('region', { name: /^Drawing/ }).press('+')
    await expect.poll(widthOf).toBeGreaterThan(whole * 1.4)
    await page.keyboard.press('0')
    await expect.poll(widthOf).toBe(whole)
    await drawing.hover()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(widthOf).toBeGreaterThan(whole * 1.4)

    await floors.getByRole('tab', { name: 'First floor' }).press('ArrowRight')
    await expect(page.getByRole('img', { name: /: second floor$/ })).toBeVisible()
    await expect(drawing).toBeHidden()

    await page.getByRole('button', { name: 'Full screen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Floor plan of Damper' })
    await expect(dialog.getByRole('img', { name: /: second floor$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the plan has its options with their prices, and a question names it', async () => {
    const options = page.getByRole('region', { name: 'What can be changed' })
    await expect(options.getByRole('listitem').first()).toHaveText(/\+ \$[\d,]+$/)
    const office = page.getByRole('region', { name: /sales/i })
    await expect(office.getByText(/^(Open today, |Closed today\. )/)).toBeVisible()
    await office.getByRole('link', { name: 'Ask About This Plan' }).click()
    await expect(page.getByRole('form', { name: 'Ask About This Plan' })).toBeInViewport()
  })
})

test('an unknown plan or home returns Not Found with a link onward', async ({ request }) => {
  for (const path of ['plans/no-such-plan', 'homes/no-such-home', 'plans/%00']) {
    const answer = await request.get(`${community}/${path}`)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toMatch(/<main(?:(?!<\/main>).)*<a [^>]*href="\//s)
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
  expect((await homesOf(request)).map(({ slug }) => slug)).not.toContain(doc.slug)

  const soldAt = subDays(new Date(), 31)
  const dated = await request.patch(`/cms/api/homes/${doc.id}`, { headers, data: { soldAt } })
  expect(dated.status(), await dated.text()).toBe(200)
  const gone = await request.get(path)
  expect(gone.status()).toBe(410)
  expect(await gone.text()).toMatch(/<h1[^>]*>This Home Is Sold<\/h1>/)
  await request.delete(`/cms/api/homes/${doc.id}`, { headers })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all homes and plans can be read', async ({ page, request }) => {
    const homes = await homesOf(request)
    await visit(page, community)
    const section = page.getByRole('region', { name: 'Homes for Sale' })
    await section.getByText(`Show ${homes.length - 8} more homes`).click()
    await expect(section.getByRole('article').filter({ visible: true })).toHaveCount(homes.length)
    await expect(
      page.getByRole('region', { name: 'Floor Plans' }).getByRole('article').first(),
    ).toBeVisible()
  })
})
