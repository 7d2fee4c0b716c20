import { expect, test, visit } from '../../fixtures'
import { expectAccessible, spokenNames } from '../../helpers/axe'
import { asAdmin, asStaff, createStaff, signInAs } from '../../staff'

// In one worker, because each creates the communities.
test.describe.configure({ mode: 'default' })

const unique = crypto.randomUUID().slice(0, 8)
const name = (index: number) => `Twelve ${unique} ${String(index).padStart(2, '0')}`
const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
/** Without it, the back office ignores the session of the cookie. */
const navigation = { 'sec-fetch-site': 'none' }
const list = `/admin/collections/communities?search=${encodeURIComponent(`Twelve ${unique}`)}`

test.beforeAll(async ({ request }) => {
  for (const index of numbers) {
    const created = await request.post('/cms/api/communities?draft=true', {
      headers: asAdmin(),
      data: { name: name(index), startPrice: 300_000, _status: 'draft' },
    })
    expect(created.status(), await created.text()).toBe(201)
  }
})

test('an editor changes twelve prices with three clicks and one save, and takes them back', async ({
  page,
  request,
}) => {
  const prices = async () => {
    const found = await request.get(
      `/cms/api/communities?draft=true&limit=100&sort=name&where[name][like]=${encodeURIComponent(unique)}`,
      { headers: asAdmin() },
    )
    const { docs }: { docs: { startPrice: number }[] } = await found.json()
    return docs.map(({ startPrice }) => startPrice)
  }
  await signInAs(page, 'editor')
  await visit(page, list)
  const edit = page.getByRole('button', { name: 'Edit in the list' })
  await edit.click()
  const grid = page.getByRole('form', { name: 'Edit in the list' })
  await grid.getByRole('textbox', { name: `Starting price of ${name(1)}` }).click()
  for (const index of numbers) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`$${300 + index},900`)
    await page.keyboard.press('Enter')
  }
  await expectAccessible(page, '.listing-grid', [], spokenNames)
  await grid.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: '12 listings saved.' })).toBeVisible()
  await expect(page.getByRole('row', { name: name(12) })).toContainText('$312,900')
  expect(await prices()).toEqual(numbers.map((index) => 300_900 + index * 1000))

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: name(12) })).toContainText('$300,000')
  expect(new Set(await prices())).toEqual(new Set([300_000]))

  await test.step('a price that cannot be read is not saved, and the input remains', async () => {
    await edit.click()
    const price = grid.getByRole('textbox', { name: `Starting price of ${name(2)}` })
    await price.fill('from the 380s')
    await grid.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(price).toBeFocused()
    await expect(price).toHaveAccessibleDescription(
      'Cannot be saved. Starting price: Enter whole dollars, for example 389,900.',
    )
    await expect(price).toHaveValue('from the 380s')
    await price.fill('$300,000')
  })

  await test.step('of two editors of one price, the second sees the other value and decides', async () => {
    const headers = await asStaff(request, await createStaff(request, 'editor'))
    const found = await request.get(
      `/cms/api/communities?draft=true&where[name][equals]=${encodeURIComponent(name(4))}`,
      { headers },
    )
    const { docs } = await found.json()
    const changed = await request.patch(`/cms/api/communities/${docs[0].id}?draft=true`, {
      headers,
      data: { startPrice: 305_000 },
    })
    expect(changed.status(), await changed.text()).toBe(200)

    const price = grid.getByRole('textbox', { name: `Starting price of ${name(4)}` })
    await price.fill('$310,000')
    await grid.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(price).toHaveAccessibleDescription(
      'Not saved. Starting price: Test editor changed this to 305,000. Save again to replace it.',
    )
    await expect(price).toHaveValue('$310,000')
    expect((await prices())[3]).toBe(305_000)
    await grid.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 listing saved.' })).toBeVisible()
    expect((await prices())[3]).toBe(310_000)
  })
})

test('the audit log shows the admin who changed a price, with the price before and after', async ({
  page,
  request,
}) => {
  const { docs } = await (
    await request.get(
      `/cms/api/communities?draft=true&limit=1&where[name][equals]=${encodeURIComponent(name(3))}`,
      { headers: asAdmin() },
    )
  ).json()
  const price = { startPrice: 289_900 }
  const form = `/cms/api/communities/${docs[0].id}?draft=true`
  await request.patch(form, { headers: asAdmin(), data: price })
  await signInAs(page, 'admin')
  await visit(page, `/admin/collections/audit-entries?search=${encodeURIComponent(name(3))}`)
  const entry = page.getByRole('row', { name: name(3) }).first()
  await expect(entry).toContainText('300,000 → 289,900')
  await request.patch(form, { headers: asAdmin(), data: { startPrice: 300_000 } })
})

test('a contributor cannot edit in the list, but an editor can', async ({ page }) => {
  for (const role of ['contributor', 'editor'] as const) {
    await signInAs(page, role)
    const html = await (await page.request.get(list, { headers: navigation })).text()
    expect(html).toContain(name(1))
    expect(html.includes('>Edit in the list<'), role).toBe(role === 'editor')
  }
})
