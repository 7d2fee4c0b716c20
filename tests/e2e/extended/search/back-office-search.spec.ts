import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths, widths } from '../../helpers/axe'
import { tabTo } from '../../helpers/tab-to'
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
  const draft = { name, builders: [builder.id], city: 'Schertz', _status: 'draft' }
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
  await visit(page, `/admin/search?q=${word}`)
  const again = page.getByRole('searchbox', { name: 'Search again' })
  await expect(again).toHaveValue(word)
  await expect(found('Communities')).toContainText(`${name}DraftSchertz`)
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
    const found = await page.request.get(`/internal/found-documents?q=${word}`)
    for (const answer of [html, await found.text()]) {
      expect(answer).toContain(`${word} Homes`)
      expect(answer.includes(`Ana ${word}`), role).toBe(role === 'editor')
    }
  }
  for (const path of [`communities/${community.id}`, `builders/${builder.id}`]) {
    expect((await request.delete(`/cms/api/${path}?overrideLock=true`, as)).status()).toBe(200)
  }
})

test('with the keyboard alone, an editor opens a group of the menu, and finds a community by name, an action and a screen', async ({
  page,
  request,
  browserErrors,
}) => {
  const name = `Palette Bend ${crypto.randomUUID().slice(0, 8)}`
  const created = await request.post('/cms/api/communities?draft=true', {
    headers: asAdmin(),
    data: { name, city: 'Cibolo', status: 'coming_soon', _status: 'draft' },
  })
  const { doc } = await created.json()
  await page.setViewportSize({ width: widths[0], height: 900 })
  await signInAs(page, 'editor')
  await visit(page, '/admin/help')

  const menu = page.getByRole('navigation', { name: 'Back office' })
  const site = menu.getByRole('button', { name: 'Site' })
  await test.step('groups are closed, but for that of the page', async () => {
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      /^Leads/,
      /^Submissions/,
      /^Communities/,
      /^Articles/,
      /^Events/,
      'Calendar',
      'Help',
    ])
    await expect(menu.getByRole('link', { name: 'Help' })).toBeInViewport()
    await tabTo(page, site)
    await page.keyboard.press('Enter')
    await expect(site).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, menu.getByRole('link', { name: 'Redirects' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Redirects', exact: true })).toBeVisible()
    await expect(menu.getByRole('button', { expanded: true })).toHaveText(['Site'])
  })

  const palette = page.getByRole('dialog', { name: 'Search everything' })
  const box = palette.getByRole('combobox')
  const choice = palette.getByRole('option', { selected: true })
  const seek = async (text: string) => {
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type(text)
  }

  await test.step('the button opens it, Escape returns to the button, and it has no axe violations', async () => {
    const button = page.getByRole('button', { name: 'Search everything' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
    await page.keyboard.type(name)
    await expect(choice).toHaveText(`${name}Community · Cibolo · Coming SoonDraft`)
    await expectAccessibleAtAllWidths(page, { part: 'dialog.guide-palette' })
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  await test.step('a community is found by its name, and opened', async () => {
    await seek(name)
    await expect(choice).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/collections/communities/${doc.id}`)
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name)
  })

  await test.step('an action is found by its name', async () => {
    await seek('new event')
    await expect(choice).toHaveText('New event')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/collections/events/create')
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('')
  })

  await test.step('in a text, the keys are those of its links', async () => {
    await seek('new article')
    await expect(choice).toHaveText('New article')
    await page.keyboard.press('Enter')
    const text = page.locator('[contenteditable="true"]').first()
    await text.click()
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Select the text to link first.')).toBeVisible()
    await expect(palette).toHaveCount(0)
    await page.getByRole('button', { name: 'Search everything' }).focus()
  })

  await test.step('a screen is found by another word', async () => {
    await seek('old address')
    await expect(choice).toHaveText('RedirectsSite')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Redirects', exact: true })).toBeVisible()
  })

  await test.step('without a connection, it says so, and screens are still found', async () => {
    await page.route('**/internal/found-documents*', (route) => route.abort('internetdisconnected'))
    await seek('redirect')
    await expect(palette.getByRole('status')).toHaveText(
      'Documents could not be searched. Check your connection and try again.',
    )
    await expect(choice).toHaveText('RedirectsSite')
    browserErrors.splice(0)
  })
  const removed = await request.delete(`/cms/api/communities/${doc.id}?overrideLock=true`, {
    headers: asAdmin(),
  })
  expect(removed.status()).toBe(200)
})

test('without a session the search leads to the sign-in', async ({ page, request }) => {
  const found = await request.get('/internal/found-documents?q=lead')
  expect(found.status()).toBe(401)
  await visit(page, '/admin/search?q=lead')
  await expect(page).toHaveURL(/\/admin\/login/)
})
