import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths, violationsIn, widths } from '../../helpers/axe'
import { asAdmin, createStaff, signInAs, signInAtAdmin } from '../../staff'

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Creates a published document through Payload's REST API and returns its id. */
async function create(request: APIRequestContext, slug: string, data: object): Promise<number> {
  const response = await request.post(`/cms/api/${slug}`, {
    headers: asAdmin(),
    data: { _status: 'published', ...data },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc.id
}

const remove = (request: APIRequestContext, slug: string, id: number) =>
  request.delete(`/cms/api/${slug}/${id}`, { headers: asAdmin() })

/** Creates a listing that was last verified so long ago that it is the first on the dashboard. */
const aNeglectedListing = (request: APIRequestContext, name: string) =>
  create(request, 'communities', {
    name,
    // Not in Boerne, whose communities other tests count.
    location: '1 Test Road, Converse, Texas 78109',
    city: 'Converse',
    county: 'bexar',
    verifiedAt: daysAgo(900),
    hoaPhone: '(210) 555-0123',
    status: 'available',
  })

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an editor verifies a listing by mouse and keyboard, unpublishes a past event, and opens the list of other listings', async ({
  page,
  request,
}) => {
  const name = unique('Neglected Oaks')
  const id = await aNeglectedListing(request, name)
  const title = unique('Open house of yesterday')
  const eventDate = new Date(Date.now() - 60_000).toISOString()
  const event = await create(request, 'events', { title, eventDate, eventType: 'open-house' })
  await signInAs(page, 'editor')
  await visit(page, '/admin')
  const listings = panel(page, 'Not verified this month')
  const row = listings.getByRole('listitem').filter({ hasText: name })
  const verify = row.getByRole('button', { name: `Verified: ${name}` })
  const isVerified = page.getByText(`${name} is verified.`)

  await test.step('by mouse', async () => {
    const call = row.getByRole('link', { name: 'Call' })
    await expect(call).toHaveAttribute('href', 'tel:+12105550123')
    await verify.click()
    await expect(isVerified).toBeVisible()
    await expect(row).toHaveCount(0)
    const { verifiedAt } = await (
      await request.get(`/cms/api/communities/${id}`, { headers: asAdmin() })
    ).json()
    expect(Date.now() - new Date(verifiedAt).getTime()).toBeLessThan(120_000)
  })

  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    // The message of the undo before may still be there.
    await expect(page.getByText(`${name} is no longer verified.`).last()).toBeVisible()
    await expect(isVerified).toHaveCount(0)
  }
  await test.step('Undo', undo)

  await test.step('by keyboard', async () => {
    await verify.focus()
    await page.keyboard.press('Enter')
    await expect(isVerified).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not verified this month' })).toBeFocused()
    await undo()
  })

  await test.step('a past event is unpublished, or all after a confirmation', async () => {
    const ended = panel(page, 'Ended events')
    await ended.getByRole('button', { name: 'Unpublish all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(ended.getByRole('link', { name: title })).toBeVisible()
    await ended.getByRole('button', { name: `Unpublish: ${title}` }).click()
    await expect(page.getByText(`${title} was unpublished`)).toBeVisible()
    const events = async () => (await request.get('/api/events')).text()
    await expect.poll(events).not.toContain(title)
  })
  await remove(request, 'events', event)

  await test.step('the count links to the matching list', async () => {
    await page.getByRole('link', { name: /unverified listings$/ }).click()
    await expect(page.getByRole('heading', { name: 'Communities' })).toBeVisible()
    await page.getByPlaceholder(/^Search name/).fill(name)
    const listed = page.getByRole('row').filter({ hasText: name })
    await expect(listed).toContainText('Long overdue')
    await expect(listed).toContainText('Published')
    await expect(page.getByText('Agarita Hill')).toHaveCount(0)
  })
  await remove(request, 'communities', id)
})

test('without a mail server, the dashboard says how many emails are held and why; the menu signs out', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@buyer.example`
  const lead = {
    firstName: 'Ana',
    lastName: 'Buyer',
    email,
    phone: '(210) 555-0142',
    subject: 'A question',
    message: 'Is the model home open on Saturday?',
    source: 'contact-page',
    type: 'general-inquiry',
  }
  const sent = await request.post('/api/leads', { data: lead })
  expect(sent.ok(), await sent.text()).toBe(true)
  const status = async () => {
    const where = `where[replyTo][equals]=${email}`
    const log = await request.get(`/cms/api/deliveries?${where}`, { headers: asAdmin() })
    return (await log.json()).docs[0]?.status
  }
  await expect.poll(status, { timeout: 30_000 }).toBe('kept')
  await signInAtAdmin(page, await createStaff(request, 'editor'))
  await expect(panel(page, 'Failed emails')).toContainText(
    /\d+ emails? not sent: no mail server is set up/,
  )
  await expect(page.getByText('all sent')).toHaveCount(0)
  await page.getByRole('link', { name: /emails? not sent/ }).click()
  await expect(page.getByRole('heading', { name: 'Email log' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /Not sent/ }).first()).toBeVisible()

  await test.step('the menu shows the signed-in user and signs out', async () => {
    await expect(page.getByRole('link', { name: 'Test editor Editor' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign out' }).click()
    await expect(page.getByText('You have been signed out')).toBeVisible()
  })
})

test('only staff can open the back office; a contributor sees their drafts and the help page, but no leads or emails', async ({
  page,
  request,
}) => {
  await visit(page, '/admin/help')
  await expect(page.getByLabel('Password')).toBeVisible()

  await signInAtAdmin(page, await createStaff(request, 'contributor'))
  await expect(panel(page, 'My drafts')).toContainText('You have no drafts')
  await expect(panel(page, 'My work published this week')).toBeVisible()
  for (const name of ['New leads', 'Not verified this month', 'Ended events', 'Scheduled']) {
    await expect(panel(page, name)).toHaveCount(0)
  }
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: /^Articles/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /Leads|Subscribers|Email log/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Where to edit the site' })).toBeVisible()
})

test('a filter is saved and used again; many listings are verified, featured and set to sold out at once', async ({
  page,
  request,
}) => {
  const title = unique('Mine')
  const name = unique('Bulk Meadows')
  const ids = [
    await aNeglectedListing(request, `${name} A`),
    await aNeglectedListing(request, `${name} B`),
  ]
  await signInAs(page, 'editor')
  await page.setViewportSize({ width: widths[0], height: 900 })
  await visit(page, '/admin/collections/communities?where[or][0][and][0][city][equals]=Schertz')

  await test.step('a filter is saved', async () => {
    await page.getByRole('button', { name: 'New saved filter' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('successfully')).toBeVisible()
    // The list applies the new filter after it is saved, and remembers it.
    await expect(page).toHaveURL(/preset=\d/)
  })

  await visit(page, `/admin/collections/communities?preset=&search=${encodeURIComponent(name)}`)
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(2)
  for (const [button, output, shown] of [
    ['Mark verified', '2 listings verified.', 'Verified today'],
    ['Feature', '2 listings featured.', 'Featured'],
    ['Set availability to Sold Out', '2 listings set to Sold Out.', 'Sold Out'],
  ] as const) {
    await page.getByRole('table').getByRole('checkbox').first().check()
    await page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(output)).toBeVisible()
    await expect(rows.filter({ hasText: shown })).toHaveCount(2)
  }

  await test.step('the bulk actions fit the screen at all widths', async () => {
    await page.getByRole('table').getByRole('checkbox').first().check()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const button of ['Edit', 'Publish', 'Unpublish', 'Delete']) {
        const shown = page.getByRole('button', { name: button, exact: true })
        await expect(shown).toBeInViewport({ ratio: 1 })
      }
    }
    await page.setViewportSize({ width: widths[0], height: 900 })
  })
  for (const id of ids) await remove(request, 'communities', id)

  await test.step('the saved filter is used again', async () => {
    await page.getByPlaceholder(/^Search name/).fill('')
    await expect(page).not.toHaveURL(/search=\w/)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Select saved filter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: title }).click()
    await expect(page).toHaveURL(/Schertz/)
    await expect(page.getByText('Agarita Hill')).toHaveCount(0)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

test('the dashboard, the lists, the help page and the form colors have no axe violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths[0], height: 900 })
  await signInAs(page, 'editor')
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  for (const path of ['collections/communities', 'collections/events', 'help']) {
    await visit(page, `/admin/${path}`)
    // The main landmark of a list gets its name after hydration.
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
  }
  await visit(page, '/admin/collections/communities/1')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Homes for sale')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Only colors are checked, because the other parts of a form are Payload's.
    expect(await violationsIn(page, 'html', { runOnly: ['color-contrast'] })).toEqual([])
  }

  await test.step('an admin sees how to set up the guide, and what is removed with the sample', async () => {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await signInAs(page, 'admin')
    await visit(page, '/admin')
    await expect(panel(page, 'Set up your guide')).toContainText('Remove the sample content')
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('link', { name: 'See what would go' }).click()
    await page.getByRole('button', { name: 'Remove the sample content' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectAccessibleAtAllWidths(page)
  })
})
