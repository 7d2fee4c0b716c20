import { expect, test, visit } from '../../fixtures'
import { asAdmin, signInAs } from '../../staff'

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
  const builder = await create('builders?draft=true', { name: `${word} Homes`, _status: 'draft' })
  const name = `The Bend ${crypto.randomUUID().slice(0, 8)}`
  const draft = { name, builders: [builder.id], _status: 'draft' }
  const community = await create('communities?draft=true', draft)
  const sent = await request.post('/api/leads', {
    data: {
      firstName: 'Ana',
      lastName: word,
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      subject: 'A visit',
      message: 'When can we visit?',
      source: 'contact-page',
      type: 'general-inquiry',
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)

  const found = (group: string) => page.getByRole('region', { name: group })

  await signInAs(page, 'editor')
  await visit(page, '/admin/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Search the back office' })
  await box.fill(word)
  await box.press('Enter')
  const again = page.getByRole('searchbox', { name: 'Search again' })
  await expect(again).toHaveValue(word)
  await expect(found('Communities')).toContainText(`${name}Draft`)
  await expect(found('Builders')).toContainText(`${word} Homes`)
  await expect(found('Leads')).toContainText(`Ana ${word}`)
  await expect(found('Builders').getByRole('link')).toHaveAttribute(
    'href',
    `/admin/collections/builders/${builder.id}`,
  )
  await again.fill('site settings')
  await again.press('Enter')
  await expect(found('Settings').getByRole('link')).toHaveText('Site settings')
  await again.fill('<script>')
  await again.press('Enter')
  await expect(page.getByText('No results for “<script>”.')).toBeVisible()

  for (const role of ['contributor', 'editor'] as const) {
    await signInAs(page, role)
    const html = await (
      await page.request.get(`/admin/search?q=${word}`, {
        // Without it, the back office ignores the session of the cookie.
        headers: { 'sec-fetch-site': 'none' },
      })
    ).text()
    expect(html).toContain(`${word} Homes`)
    expect(html.includes(`Ana ${word}`), role).toBe(role === 'editor')
  }
  for (const path of [`communities/${community.id}`, `builders/${builder.id}`]) {
    expect((await request.delete(`/cms/api/${path}?overrideLock=true`, as)).status()).toBe(200)
  }
})

test('without a session the search leads to the sign-in', async ({ page }) => {
  await visit(page, '/admin/search?q=lead')
  await expect(page).toHaveURL(/\/admin\/login/)
})
