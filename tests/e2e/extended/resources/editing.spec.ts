import type { Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { asAdmin, signInAs } from '../../staff'

const list = '/admin/collections/helpful-links?sort=_order&limit=100'

const rows = (page: Page) => page.locator('tbody').getByRole('row')

/** Drags a row onto another. */
async function drag(page: Page, from: number, to: number) {
  const handle = (index: number) => rows(page).nth(index).getByRole('button').first()
  const [start, end] = [await handle(from).boundingBox(), await handle(to).boundingBox()]
  if (!start || !end) throw new Error('The rows have no handles')
  await handle(from).hover()
  await page.mouse.down()
  await page.mouse.move(start.x + 5, (start.y + end.y) / 2, { steps: 10 })
  await page.mouse.move(start.x + 5, end.y + end.height / 2, { steps: 10 })
  await page.mouse.up()
}

test('an editor drags a link below the next one, and visitors see the new order', async ({
  page,
  request,
}) => {
  await signInAs(page, 'editor')
  await visit(page, list)
  const titleIn = async (row: number) =>
    (await rows(page).nth(row).getByRole('link').first().textContent()) ?? ''
  const [first, second] = [await titleIn(0), await titleIn(1)]
  await drag(page, 0, 1)
  await expect(rows(page).nth(0)).toContainText(second)
  await expect(rows(page).nth(1)).toContainText(first)
  const shown = async () => {
    const html = await (await request.get('/resources/helpful-links')).text()
    return html.indexOf(second) < html.indexOf(first)
  }
  await expect.poll(shown).toBe(true)
  await reload(page)
  await expect(rows(page).nth(0)).toContainText(second)
  await drag(page, 1, 0)
  await expect.poll(shown).toBe(false)
})

test('an editor corrects one item of a checklist in its line', async ({ page, request }) => {
  const items = async () => {
    const response = await request.get('/cms/api/globals/moving-checklist?depth=0', {
      headers: asAdmin(),
    })
    const { groups }: { groups: { items: string[] }[] } = await response.json()
    return groups[0]?.items ?? []
  }
  const before = await items()
  const corrected = `${before[0]}, twice`
  await signInAs(page, 'editor')
  await visit(page, '/admin/globals/moving-checklist')
  const field = page.getByRole('textbox', { name: 'Things to do' }).first()
  await expect(field).toHaveValue(before.join('\n'))
  await field.fill([corrected, ...before.slice(1), ''].join('\n'))
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  expect(await items()).toEqual([corrected, ...before.slice(1)])
  await expect
    .poll(async () => (await request.get('/resources/moving-checklist')).text())
    .toContain(corrected)
  await field.fill(before.join('\n'))
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(items).toEqual(before)
})
