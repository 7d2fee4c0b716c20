import { expect, test } from '../fixtures'
import { asAdmin, signInAsNew } from '../staff'

test('an editor finds communities by builder, settings, and leads; a contributor finds no leads', async ({
  page,
  request,
}) => {
  const word = `Quail${crypto.randomUUID().slice(0, 8)}`
  const as = { headers: asAdmin() }
  const create = async (collection: string, data: object) => {
    const response = await request.post(`/cms/api/${collection}`, { ...as, data })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()).doc
  }
  const builder = await create('builders', { name: `${word} Homes`, _status: 'published' })
  const name = `The Bend ${crypto.randomUUID().slice(0, 8)}`
  await create('communities?draft=true', { name, builders: [builder.id], _status: 'draft' })
  const lead = { name: `Ana ${word}`, email: 'ana@example.com', phone: '(210) 555-0142' }
  const sent = await request.post('/api/leads', {
    data: {
      ...lead,
      message: 'When can we visit?',
      builderId: builder.id,
      source: 'builder-contact',
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)

  const search = async (text: string) => {
    await page.goto('/admin')
    const box = page.getByRole('searchbox', { name: 'Search the back office' })
    await box.fill(text)
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  }
  const found = (group: string) => page.getByRole('region', { name: group })

  await signInAsNew(page, 'editor')
  await search(word)
  await expect(found('Communities')).toContainText(`${name}Draft`)
  await expect(found('Builders')).toContainText(`${word} Homes`)
  await expect(found('Leads')).toContainText(`Ana ${word}`)
  await found('Builders').getByRole('link').click()
  await expect(page).toHaveURL(`/admin/collections/builders/${builder.id}`)
  await search('site settings')
  await expect(found('Settings').getByRole('link')).toHaveText('Site settings')
  await search('<script>')
  await expect(page.getByText('Nothing found for “<script>”.')).toBeVisible()

  await page.context().clearCookies()
  await signInAsNew(page, 'contributor')
  await search(word)
  await expect(found('Builders')).toBeVisible()
  await expect(found('Leads')).toHaveCount(0)
})

test('without a session the search leads to the sign-in', async ({ page }) => {
  await page.goto('/admin/search?q=lead')
  await expect(page).toHaveURL(/\/admin\/login/)
})
