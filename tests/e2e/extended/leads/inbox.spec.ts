import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import Papa from 'papaparse'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths, widths } from '../../helpers/axe'
import { asAdmin, asSignedIn, signInAs } from '../../staff'

function aBuyer() {
  const mark = crypto.randomUUID().slice(0, 8)
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return {
    name: `Ana ${mark}`,
    email: `ana-${mark}@example.com`,
    phone: `(830) ${digits.slice(0, 3)}-${digits.slice(3)}`,
  }
}
type Buyer = ReturnType<typeof aBuyer>

/** Sends a message through the public API and returns the id of the lead. */
async function write(request: APIRequestContext, { name, email, phone }: Buyer): Promise<number> {
  const [firstName, lastName] = name.split(' ')
  const response = await request.post('/api/leads', {
    data: {
      firstName,
      lastName,
      email,
      phone,
      subject: 'About homes',
      message: 'Which lots are left?',
      source: 'contact-page',
      type: 'general-inquiry',
    },
  })
  expect(response.status()).toBe(201)
  return Number((await response.json()).id)
}

/**
 * Erases the data of a buyer. Retries, because erasing is rejected while an email about the buyer
 * is being sent.
 */
async function forget(request: APIRequestContext, { email }: Buyer): Promise<void> {
  const data = { email, apply: true }
  const erase = async () =>
    (await request.post('/cms/api/leads/erase', { headers: asAdmin(), data })).status()
  await expect.poll(erase).toBe(200)
}

const read = async (request: APIRequestContext, id: number) =>
  (await request.get(`/cms/api/leads/${id}?depth=1`, { headers: asAdmin() })).json()

test('an editor takes a lead, sees an earlier one of the same person, adds a note and replies', async ({
  page,
  request,
}) => {
  const buyer = aBuyer()
  const earlier = await write(request, { ...buyer, email: buyer.email.toUpperCase() })
  const id = await write(request, buyer)
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/leads')
  await page.getByRole('navigation', { name: 'Saved views' }).getByText(/^New/).click()
  // Waits for the filtered list. A link in the previous list would leave the page too early.
  await expect(page).toHaveURL(/status/)
  await page.getByRole('row').filter({ hasText: buyer.name }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible()
  await expect(page.getByLabel('Message')).not.toBeEditable()
  const contact = page.getByRole('region', { name: 'Contact details' })
  await expect(contact).toContainText('General inquiry')
  await expect(contact.getByRole('link', { name: buyer.email })).toHaveAttribute(
    'href',
    `mailto:${buyer.email}`,
  )
  await expect(contact.getByRole('link', { name: buyer.phone })).toHaveAttribute(
    'href',
    `tel:+1${buyer.phone.replace(/\D/g, '')}`,
  )
  const reply = page.getByRole('region', { name: 'Reply' })
  await expect(reply.getByRole('link', { name: /email program/ })).toHaveAttribute(
    'href',
    new RegExp(
      `^mailto:${buyer.email}\\?subject=Your%20question.*&body=Hi%20Ana%2C.*Test%20editor`,
    ),
  )

  const hint = page.getByRole('complementary', { name: 'The same person has sent 1 other request' })
  await expect(hint.getByRole('link', { name: 'Contact page' })).toHaveAttribute(
    'href',
    `/admin/collections/leads/${earlier}`,
  )

  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('This lead is assigned to you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)

  await page.getByLabel('Add a note').fill('Called; will come on Saturday')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('list', { name: 'Notes so far' })
  await expect(notes).toContainText('Called; will come on Saturday')
  await expect(notes).toContainText('Test editor, ')
  await expect(page.getByLabel('Add a note')).toHaveValue('')

  await reply.getByLabel('Your reply').fill('Hi Ana,\nfour lots at the creek.')
  await reply.getByRole('button', { name: 'Send reply' }).click()
  // The tests have no mail server.
  await expect(
    page.getByText('Email isn’t set up, so nothing was sent. The reply waits in the email log.'),
  ).toBeVisible()
  await expect(reply.getByRole('list')).toContainText('four lots at the creek.')
  await expect(page.getByRole('button', { name: 'Mark contacted' })).toHaveCount(0)

  expect(await read(request, id)).toMatchObject({
    status: 'contacted',
    owner: { name: 'Test editor' },
    contactedBy: { name: 'Test editor' },
    notes: [{ authorName: 'Test editor' }],
    replies: [{ text: 'Hi Ana,\nfour lots at the creek.' }],
  })
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await page.getByRole('navigation', { name: 'Saved views' }).getByText(/^Mine/).click()
  // The URL changes before the rows, among which is the earlier lead without an owner.
  const mine = page.getByRole('row').filter({ hasText: buyer.name })
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('Test editor')
  await forget(request, buyer)

  await test.step('an editor looks up and erases a person', async () => {
    const [person, neighbor] = [aBuyer(), aBuyer()]
    const lead = await write(request, person)
    await write(request, { ...neighbor, email: `${person.email}.mx` })
    await page.getByRole('link', { name: 'Erase personal data' }).click()
    await page.getByLabel('Email address').fill(person.email)
    await page.getByRole('button', { name: 'Look up' }).click()
    const found = page.getByRole('region', { name: `Data stored about ${person.email}` })
    await expect(found).toContainText('Leads and their notes1')
    await expect(found).toContainText('Emails in the email log1')
    await test.step('the erase page has no axe violations', () => expectAccessibleAtAllWidths(page))
    await found.getByRole('button', { name: /^Erase this data/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase permanently' }).click()
    await expect(page.getByRole('region', { name: 'Erased' })).toBeVisible()
    const gone = await request.get(`/cms/api/leads/${lead}`, { headers: asAdmin() })
    expect(gone.status()).toBe(404)
    const where = `where[email][equals]=${person.email}.mx`
    const kept = await request.get(`/cms/api/leads?${where}`, { headers: asAdmin() })
    expect((await kept.json()).totalDocs).toBe(1)
    await forget(request, { ...neighbor, email: `${person.email}.mx` })
  })
})

test('an editor answers three leads with eight clicks', async ({ page, request }) => {
  const buyer = aBuyer()
  const ids = [
    await write(request, buyer),
    await write(request, buyer),
    await write(request, buyer),
  ]
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/leads?search=${encodeURIComponent(buyer.email)}`)
  const rows = page.getByRole('row').filter({ hasText: buyer.name })
  await expect(rows).toHaveCount(3)
  // Two clicks for each lead, and two back to the list.
  for (const [index] of ids.entries()) {
    await rows.nth(index).getByRole('link').first().click()
    const reply = page.getByRole('region', { name: 'Reply' })
    // It starts from a template, filled for the lead.
    await expect(reply.getByLabel('Your reply')).toHaveValue(/^Hi Ana,/)
    await reply.getByRole('button', { name: 'Send reply' }).click()
    await expect(reply.getByRole('list')).toContainText('Hi Ana,')
    if (index === ids.length - 1) break
    await page.goBack()
    await expect(rows).toHaveCount(3)
  }
  const states = await Promise.all(ids.map(async (id) => (await read(request, id)).status))
  expect(states).toEqual(['contacted', 'contacted', 'contacted'])
  await forget(request, buyer)
})

test('an editor exports the leads of the month; many are assigned, marked contacted and closed at once', async ({
  page,
  request,
  browserErrors,
}) => {
  const buyer = aBuyer()
  const ids = [await write(request, buyer), await write(request, buyer)]
  await page.setViewportSize({ width: widths[0], height: 900 })
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/leads?search=${encodeURIComponent(buyer.email)}`)
  const rows = page.getByRole('row').filter({ hasText: buyer.name })
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await test.step('the inbox and its export have no axe violations', () =>
    expectAccessibleAtAllWidths(page))
  const last = await page.getByLabel('Last day').inputValue()
  await page.getByLabel('Last day').fill('2020-01-01')
  const send = page.getByRole('button', { name: 'Download CSV' })
  await send.click()
  await expect(page.getByText('The first day is after the last day.')).toBeVisible()
  expect(browserErrors.splice(0)).toEqual([expect.stringMatching(/^400 POST .+export$/)])
  await page.getByLabel('Last day').fill(last)
  const [file] = await Promise.all([page.waitForEvent('download'), send.click()])
  expect(file.suggestedFilename()).toBe(`leads-${last.slice(0, 8)}01-to-${last}.csv`)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(data.map(({ Lead }) => Number(Lead)).toSorted((a, b) => a - b)).toEqual(ids)
  const exported = {
    Name: buyer.name,
    Email: buyer.email,
    Phone: buyer.phone,
    Status: 'New',
    Source: 'Contact page',
    Message: 'Which lots are left?',
  }
  expect(data).toMatchObject([exported, exported])
  for (const [button, output, shown] of [
    ['Assign to me', '2 leads assigned to you.', 'Test editor'],
    ['Mark contacted', '2 leads marked as contacted.', 'Contacted'],
    ['Close', '2 leads closed.', 'Closed'],
  ] as const) {
    await page.getByRole('table').getByRole('checkbox').first().check()
    await page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(output)).toBeVisible()
    await expect(rows.filter({ hasText: shown })).toHaveCount(2)
  }
  for (const id of ids) expect((await read(request, id)).status).toBe('closed')
  await forget(request, buyer)
})

test('a contributor has no access to leads, their export and erasing', async ({
  page,
  request,
}) => {
  const buyer = aBuyer()
  const id = await write(request, buyer)
  await signInAs(page, 'contributor')
  const headers = await asSignedIn(page)
  const fetchText = async (address: string) => (await request.get(address, { headers })).text()
  const html = await fetchText('/admin/erase')
  expect(html).toContain('Only editors and admins can do this.')
  expect(html).not.toMatch(/<a [^>]*href="[^"]*\/admin\/erase"/)
  expect(html).not.toMatch(/<label[^>]*>Email address/)
  const toAdmin = await (await request.get('/admin/erase', { headers: asAdmin() })).text()
  expect(toAdmin).toMatch(/<a [^>]*href="[^"]*\/admin\/erase"/)
  expect(toAdmin).toMatch(/<label[^>]*>Email address/)
  const [month, day] = ['2026-01-01', '2030-01-01']
  for (const [path, method, data] of [
    [`leads/${id}`, 'GET', undefined],
    ['leads', 'GET', undefined],
    [`leads/${id}`, 'PATCH', { note: 'Hello' }],
    ['leads/export', 'POST', { from: month, to: day }],
    ['leads/erase', 'POST', { email: buyer.email, apply: false }],
    ['leads/erase', 'POST', { email: buyer.email, apply: true }],
  ] as const) {
    const response = await request.fetch(`/cms/api/${path}`, { method, headers, data })
    const status = response.status()
    expect([path, status]).toEqual([path, 403])
  }
  const address = `/admin/collections/leads?search=${encodeURIComponent(buyer.email)}`
  expect(await (await request.get(address, { headers: asAdmin() })).text()).toContain(buyer.name)
  expect(await fetchText(address)).not.toContain(buyer.name)
  expect((await read(request, id)).notes).toEqual([])
  await forget(request, buyer)
})
