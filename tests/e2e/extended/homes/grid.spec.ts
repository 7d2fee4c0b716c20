import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { expectAccessible, spokenNames } from '../../helpers/axe'
import { aBuilder, removeOwnBuilders } from '../../helpers/own-builders'
import { asAdmin, asStaff, createStaff, signInAs } from '../../staff'

interface Community {
  readonly id: number
  readonly path: string
  readonly homes: readonly number[]
}

const created: Community[] = []

async function create(request: APIRequestContext, collection: string, data: object) {
  const response = await request.post(`/cms/api/${collection}?depth=0`, {
    headers: asAdmin(),
    data: { _status: 'published', ...data },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc
}

/** Creates a published community with a plan and homes, whose addresses begin with `101 Test Run`. */
async function aCommunity(request: APIRequestContext, homes = 4): Promise<Community> {
  const word = crypto.randomUUID().slice(0, 8)
  const builder = await aBuilder(request, `Grid Homes ${word}`, `grid-homes-${word}`)
  const { id, slug } = await create(request, 'communities', {
    name: `Grid ${word}`,
    location: '1 Main St, Boerne, Texas 78006',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    builders: [builder],
    homesAvailable: homes,
    floorPlans: 1,
  })
  const community = { id, path: `/communities/${slug}`, homes: [] as number[] }
  created.push(community)
  await create(request, 'floor-plans', { name: 'The Concho', community: id, builder, beds: 3 })
  for (let index = 0; index < homes; index += 1) {
    const address = `${101 + index} Test Run`
    const home = { address, community: id, builder, price: 300_000, stage: 'ready' }
    community.homes.push((await create(request, 'homes', { ...home, status: 'available' })).id)
  }
  return community
}

test.afterEach(async ({ request }) => {
  const headers = asAdmin()
  for (const { id } of created.splice(0)) {
    const query = `where[community][equals]=${id}&trash=true`
    for (const collection of ['homes', 'floor-plans'])
      await request.delete(`/cms/api/${collection}?${query}`, { headers })
    await request.delete(`/cms/api/communities/${id}`, { headers })
  }
  await removeOwnBuilders({ request })
})

const gridPath = ({ id }: Community) => `/admin/collections/communities/${id}/plans-and-homes`

async function open(page: Page, community: Community): Promise<void> {
  await visit(page, gridPath(community))
  await expect(cell(page, 'Price', 101)).toBeVisible()
}

const cell = (page: Page, column: string, number: number) =>
  page.getByLabel(`${column} of ${number} Test Run`, { exact: true })

/** The option that a cell shows. */
const chosen = (page: Page, column: string, number: number) =>
  cell(page, column, number).locator('option:checked')

const bar = (page: Page) => page.locator('.grid__status')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Pastes into the cell with the focus, as from a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

async function stored(request: APIRequestContext, id: number) {
  const response = await request.get(`/cms/api/homes/${id}?depth=0&trash=true`, {
    headers: asAdmin(),
  })
  return response.json()
}

async function countVersions(request: APIRequestContext, id: number): Promise<number> {
  const query = `where[parent][equals]=${id}&limit=0&depth=0`
  const response = await request.get(`/cms/api/homes/versions?${query}`, { headers: asAdmin() })
  return (await response.json()).totalDocs
}

const numbers = Array.from({ length: 12 }, (_, index) => index)

test('an editor changes twelve prices with one paste, two clicks and one save, buyers see them, and undo takes them back; a contributor saves drafts', async ({
  page,
  request,
}) => {
  const community = await aCommunity(request, numbers.length)
  const prices = async () => {
    const response = await request.get(
      `/api${community.path.replace('/communities/', '/communities/slug/')}/homes`,
    )
    const homes: { price: number }[] = await response.json()
    return homes.map(({ price }) => price).toSorted((a, b) => a - b)
  }
  await signInAs(page, 'editor')
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  let saves = 0
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.headers()['next-action']) saves += 1
  })
  await open(page, community)
  const savesBefore = saves
  await cell(page, 'Price', 101).click()
  await paste(page, numbers.map((index) => `$${301 + index},900`).join('\r\n'))
  await expect(bar(page)).toHaveText('12 changes')
  await save(page).click()
  await expect(bar(page)).toHaveText('12 rows saved.')
  expect([loads, saves - savesBefore]).toEqual([1, 1])
  for (const id of community.homes) expect(await countVersions(request, id)).toBe(2)
  await expect.poll(prices).toEqual(numbers.map((index) => 301_900 + index * 1000))
  const html = async () => (await request.get(community.path)).text()
  expect(await html()).toContain('$301,900')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Price', 112)).toHaveValue('300,000')
  await expect(bar(page)).toHaveText('12 changes')
  await save(page).click()
  await expect(bar(page)).toHaveText('12 rows saved.')
  await expect.poll(prices).toEqual(numbers.map(() => 300_000))
  expect(await html()).toContain('$300,000')

  await test.step('a contributor saves drafts, and can neither publish nor remove', async () => {
    const [home = 0] = community.homes
    await signInAs(page, 'contributor')
    await open(page, community)
    await expect(page.getByLabel('Publishing of 101 Test Run')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove 101 Test Run' })).toHaveCount(0)
    await cell(page, 'Price', 101).fill('$299,000')
    await save(page).click()
    await expect(bar(page)).toHaveText('1 row saved.')
    expect(await stored(request, home)).toMatchObject({ price: 300_000, _status: 'published' })
    const newest = await request.get(`/cms/api/homes/${home}?draft=true&depth=0`, {
      headers: asAdmin(),
    })
    expect(await newest.json()).toMatchObject({ price: 299_000, _status: 'draft' })
  })
})

test('the keyboard alone edits and saves, one click marks a home as sold, and nothing is lost when an editor leaves or signs out', async ({
  page,
  request,
  browserErrors,
}) => {
  const community = await aCommunity(request)
  await signInAs(page, 'editor')
  await open(page, community)

  await test.step('the keyboard alone edits, moves, restores, undoes and saves', async () => {
    const { keyboard } = page
    await cell(page, 'Price', 101).focus()
    await keyboard.type('310000')
    await keyboard.press('Enter')
    await expect(cell(page, 'Price', 102)).toBeFocused()
    await keyboard.type('320000')
    await keyboard.press('ArrowUp')
    await expect(cell(page, 'Price', 101)).toBeFocused()
    await expect(cell(page, 'Price', 102)).toHaveValue('320000')
    await keyboard.press('ArrowRight')
    await expect(cell(page, 'Earlier price', 101)).toBeFocused()
    await keyboard.type('9')
    await keyboard.press('Escape')
    await expect(cell(page, 'Earlier price', 101)).toHaveValue('')
    await keyboard.press('Tab')
    await expect(cell(page, 'Beds', 101)).toBeFocused()
    await keyboard.press('ArrowLeft')
    await keyboard.press('ArrowLeft')
    await keyboard.press('ArrowLeft')
    await expect(cell(page, 'Plan', 101)).toBeFocused()
    await keyboard.type('The Concho')
    await expect(chosen(page, 'Plan', 101)).toHaveText('The Concho')
    await expect(bar(page)).toHaveText('3 changes')
    await keyboard.press('ControlOrMeta+Z')
    await expect(cell(page, 'Plan', 101)).toHaveValue('')
    await keyboard.press('ControlOrMeta+Z')
    await expect(cell(page, 'Price', 102)).toHaveValue('300,000')
    await keyboard.press('ControlOrMeta+Y')
    await expect(cell(page, 'Price', 102)).toHaveValue('320000')
    await cell(page, 'Price', 102).focus()
    await keyboard.press('Escape')
    await expect(cell(page, 'Price', 102)).toHaveValue('300,000')
    await keyboard.press('ArrowUp')
    await keyboard.type('315000')
    await keyboard.press('ControlOrMeta+S')
    await expect(bar(page)).toHaveText('1 row saved.')
    expect(await stored(request, community.homes[0] ?? 0)).toMatchObject({ price: 315_000 })
    await expect(cell(page, 'Price', 101)).toBeFocused()
  })

  await test.step('a home is sold after one click, which its page shows, and available again after another', async () => {
    const [, home = 0] = community.homes
    await cell(page, 'Price', 102).fill('$299,000')
    await page.getByRole('button', { name: 'Mark sold: 102 Test Run' }).click()
    await expect(page.getByText('102 Test Run is sold.')).toBeVisible()
    await expect(bar(page)).toHaveText('1 change')
    await expect(chosen(page, 'Availability', 102)).toHaveText('Sold')
    expect(await stored(request, home)).toMatchObject({
      status: 'sold',
      soldAt: expect.stringMatching(/^\d{4}-/),
      price: 300_000,
    })
    const shown = await request.get(`${community.path}/homes/102-test-run`)
    expect(await shown.text()).toMatch(/>Sold on /)

    await page.getByRole('button', { name: 'Available again: 102 Test Run' }).click()
    await expect(page.getByText('102 Test Run is available.')).toBeVisible()
    expect(await stored(request, home)).toMatchObject({ status: 'available', soldAt: null })
  })

  await test.step('leaving asks while there are changes, and what was not saved is offered again', async () => {
    await page.getByRole('link', { name: 'Events' }).first().click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Leave without saving' })
    await dialog.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(cell(page, 'Price', 102)).toHaveValue('$299,000')
    await page.getByRole('link', { name: 'Events' }).first().click()
    await dialog.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page).toHaveURL(/\/events(\?|$)/)
    await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()

    await page.goBack()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(cell(page, 'Price', 102)).toHaveValue('$299,000')
    await expect(bar(page)).toHaveText('1 change')
  })

  await test.step('changes stay while the server does not answer, and after the session ended', async () => {
    await page.route('**/plans-and-homes', (route) => route.abort('connectionfailed'))
    await save(page).click()
    const alert = page.locator('.grid__failure')
    await expect(alert).toHaveText(
      'The server did not respond. Your changes are still here: try again.',
    )
    await page.unroute('**/plans-and-homes')
    await page.context().clearCookies()
    await save(page).click()
    await expect(alert).toContainText('You are signed out. Sign in again in another tab')
    await expect(cell(page, 'Price', 102)).toHaveValue('$299,000')
    await signInAs(page, 'editor')
    await save(page).click()
    await expect(bar(page)).toHaveText('1 row saved.')
    expect(await stored(request, community.homes[1] ?? 0)).toMatchObject({ price: 299_000 })
    const expected = /plans-and-homes|Failed to fetch|signed out/
    expect(browserErrors.filter((error) => !expected.test(error))).toEqual([])
    browserErrors.length = 0
  })
})

test('what cannot be read, or was changed meanwhile, stays with its reason, and the other rows are saved', async ({
  page,
  request,
}) => {
  const community = await aCommunity(request)
  const [home = 0] = community.homes
  await signInAs(page, 'editor')
  await open(page, community)

  await test.step('of two editors of one price, the second sees the other value and decides', async () => {
    const headers = await asStaff(request, await createStaff(request, 'editor'))
    const data = { price: 450_000, _status: 'published' }
    const changed = await request.patch(`/cms/api/homes/${home}`, { headers, data })
    expect(changed.status(), await changed.text()).toBe(200)

    await cell(page, 'Price', 101).fill('$410,000')
    await cell(page, 'Beds', 102).fill('4')
    await save(page).click()
    await expect(cell(page, 'Price', 101)).toHaveAccessibleDescription(
      'Not saved. Price: Test editor changed this to 450,000. Save again to replace it.',
    )
    await expect(cell(page, 'Price', 101)).toHaveValue('$410,000')
    expect(await stored(request, home)).toMatchObject({ price: 450_000 })
    expect(await stored(request, community.homes[1] ?? 0)).toMatchObject({ beds: 4 })
    await save(page).click()
    await expect(bar(page)).toHaveText('1 row saved.')
    expect(await stored(request, home)).toMatchObject({ price: 410_000 })
  })

  await cell(page, 'Price', 101).click()
  await paste(page, 'TBD\t\t3\t2\t0\t0\tUNDER construction\n299,000\t\t3\t2\t0\t2,100\tready\n')
  await expect(cell(page, 'Price', 101)).toHaveValue('TBD')
  await expect(chosen(page, 'Stage', 101)).toHaveText('Under construction')
  await expect(cell(page, 'Sq ft', 101)).toHaveAccessibleDescription(
    /Price: Enter whole dollars.*Sq ft: Enter a whole number from 100 to 20,000/,
  )
  // Narrower, cells scroll below the first and the last column.
  await page.setViewportSize({ width: 2600, height: 1000 })
  await expectAccessible(page, '.grid', [], spokenNames)
  await save(page).click()
  await expect(page.getByText('1 row was not saved. The rows say why.')).toBeVisible()
  await expect(cell(page, 'Price', 101)).toBeFocused()
  await expect(cell(page, 'Price', 101)).toHaveValue('TBD')
  await expect(cell(page, 'Price', 102)).toHaveValue('299,000')
  expect(await stored(request, home)).toMatchObject({ price: 410_000 })
  expect(await stored(request, community.homes[1] ?? 0)).toMatchObject({
    price: 299_000,
    squareFeet: 2100,
    halfBaths: 0,
  })

  await cell(page, 'Availability', 103).focus()
  await paste(page, 'On hold')
  await expect(chosen(page, 'Availability', 103)).toHaveText('On hold')
  await expect(cell(page, 'Availability', 103)).toHaveAccessibleDescription(
    /“On hold” is not a choice. Choose Available, Pending, Sold/,
  )
  await cell(page, 'Price', 104).focus()
  await paste(page, Array(201).fill('1').join('\n'))
  await expect(page.getByRole('alert').filter({ hasText: 'too large' })).toBeVisible()
  await expect(cell(page, 'Price', 104)).toHaveValue('300,000')
})

test('counts that disagree lead from the dashboard to the grid, where an editor adds and removes rows', async ({
  page,
  request,
}) => {
  const community = await aCommunity(request)
  await request.patch(`/cms/api/communities/${community.id}`, {
    headers: asAdmin(),
    data: { homesAvailable: 3 },
  })
  await signInAs(page, 'editor')

  await test.step('the dashboard leads from counts that disagree to the grid', async () => {
    await visit(page, '/admin?all=counts')
    const panel = page.getByRole('region', { name: 'Counts that disagree' })
    const row = panel
      .getByRole('listitem')
      .filter({ hasText: '4 available homes listed, 3 reported' })
    await row.getByRole('link', { name: /^Plans and homes of/ }).click()
    await expect(cell(page, 'Price', 101)).toBeVisible()
    await expect(page.getByText('4 available homes listed, 3 reported.')).toBeVisible()
  })

  await test.step('a plan is duplicated, a home is added to it, and a removed home moves to the trash after a confirmation', async () => {
    await page.getByRole('button', { name: 'Duplicate The Concho' }).click()
    const name = page.getByLabel('Name of The Concho (copy)', { exact: true })
    await expect(name).toBeFocused()
    await name.fill('The Frio')
    const publishing = page.getByLabel('Publishing of The Concho (copy)', { exact: true })
    await expect(publishing).toHaveValue('draft')
    await publishing.selectOption('Published')
    await page.getByRole('button', { name: 'New home' }).click()
    await page.keyboard.type('200 Test Run')
    await page.keyboard.press('Tab')
    await cell(page, 'Plan', 200).selectOption('The Frio')
    await cell(page, 'Publishing', 200).selectOption('Published')
    await page.getByRole('button', { name: 'Remove 104 Test Run' }).click()
    await expect(bar(page)).toHaveText('3 changes')
    await page.getByRole('button', { name: 'Review' }).click()
    const review = page.getByRole('dialog', { name: '3 changes' })
    await expect(review.getByRole('row', { name: /104 Test Run/ })).toContainText(
      'Moves to the trash',
    )
    await expectAccessible(page, '.grid-review')
    await review.getByRole('button', { name: 'Back' }).click()
    await save(page).click()
    await review.getByRole('button', { name: 'Save and move 1 to the trash' }).click()
    await expect(bar(page)).toHaveText('3 rows saved.')
    await expect(cell(page, 'Address', 104)).toHaveCount(0)
    const removed = await stored(request, community.homes[3] ?? 0)
    expect(removed).toMatchObject({ deletedAt: expect.any(String), _status: 'draft' })
    const html = await (await request.get(`${community.path}/homes/200-test-run`)).text()
    expect(html).toMatch(/<h2[^>]*>Floor plan: The Frio<\/h2>/)
  })
})
