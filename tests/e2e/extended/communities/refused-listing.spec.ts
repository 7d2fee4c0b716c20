import { expect, test, visit } from '../../fixtures'
import { typeAndLock } from '../../helpers/builder-form'
import { asAdmin, openSecondUser, signInAs } from '../../staff'

const unique = crypto.randomUUID().slice(0, 8)
const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Fivefold ${unique} ${letter}`)
const [busy = ''] = names.slice(2)
const list = `/admin/collections/communities?search=${encodeURIComponent(`Fivefold ${unique}`)}`

test('of five listings the one that someone is editing is not saved and is named; the others are saved', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const ids = new Map<string, number>()
  for (const name of names) {
    const created = await request.post('/cms/api/communities?draft=true', {
      headers: asAdmin(),
      data: { name, startPrice: 300_000, _status: 'draft' },
    })
    expect(created.status(), await created.text()).toBe(201)
    ids.set(name, (await created.json()).doc.id)
  }
  await signInAs(page, 'editor')
  await visit(page, list)
  await page.getByRole('table').getByRole('checkbox').first().check()
  const second = await openSecondUser(browser, baseURL)
  await signInAs(second, 'contributor')
  await visit(second, `/admin/collections/communities/${ids.get(busy)}`)
  await typeAndLock(second, `${busy}, changed`)
  const featured = page.getByRole('row').filter({ hasText: unique }).filter({ hasText: 'Featured' })

  await test.step('in a bulk action', async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Feature', exact: true }).click()
    await expect(page.getByText('4 listings featured.')).toBeVisible()
    await expect(page.getByText(`${busy}: Test contributor is editing this.`)).toBeVisible()
    await expect(featured).toHaveCount(4)
  })

  await test.step('in the grid of the list, which has what was typed', async () => {
    await page.getByRole('button', { name: 'Edit in the list' }).click()
    const grid = page.getByRole('form', { name: 'Edit in the list' })
    await grid.getByRole('textbox', { name: `Starting price of ${names[0]}` }).click()
    for (const _ of names) {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('$310,000')
      await page.keyboard.press('Enter')
    }
    await grid.getByRole('button', { name: 'Save', exact: true }).click()
    const price = grid.getByRole('textbox', { name: `Starting price of ${busy}` })
    await expect(price).toHaveValue(/310,000/)
    await expect(grid.getByText('Test contributor is editing this.')).toBeVisible()
    const saved = await request.get(
      `/cms/api/communities?draft=true&where[startPrice][equals]=310000&where[name][like]=${unique}`,
      { headers: asAdmin() },
    )
    expect((await saved.json()).totalDocs).toBe(4)
  })
})
