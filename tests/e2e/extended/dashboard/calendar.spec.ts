import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { asAdmin, signInAs } from '../../staff'

const title = `Open house ${crypto.randomUUID().slice(0, 8)}`
// A month in which the sample has nothing. Saturdays.
const month = '2028-03-01'
const [first, second, third] = ['2028-03-04', '2028-03-11', '2028-03-18'] as const

const dayCell = (page: Page, day: string) => page.locator(`[data-date="${day}"]`).first()
const entryOn = (page: Page, day: string) => dayCell(page, day).getByText(title)

test.afterEach(async ({ request }) => {
  await request.delete(`/cms/api/events?where[title][equals]=${encodeURIComponent(title)}`, {
    headers: asAdmin(),
  })
})

test('an editor moves an event in the calendar by keyboard and by dragging, and repeats it weekly', async ({
  page,
  request,
}) => {
  const made = await request.post('/cms/api/events', {
    headers: asAdmin(),
    data: {
      title,
      eventType: 'open-house',
      eventDate: `${first}T16:00:00.000Z`,
      endDate: `${first}T20:00:00.000Z`,
      _status: 'published',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  await signInAs(page, 'editor')
  await visit(page, `/admin/calendar?day=${month}`)
  await expect(entryOn(page, first)).toBeVisible()
  await expectAccessibleAtAllWidths(page)

  await test.step('by keyboard', async () => {
    const entry = page.getByRole('button', { name: title }).first()
    await entry.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByText('March 4, 2028, 10 AM to 2 PM')).toBeVisible()
    await expectAccessibleAtAllWidths(page, { part: 'dialog' })
    await dialog.getByLabel('Day', { exact: true }).fill(second)
    await dialog.getByRole('button', { name: 'Move event' }).click()
    await expect(page.getByText(`${title} is moved.`)).toBeVisible()
    await expect(entryOn(page, second)).toBeVisible()
  })

  await test.step('back with Undo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${title} is back.`)).toBeVisible()
    await expect(entryOn(page, first)).toBeVisible()
  })

  await test.step('by dragging', async () => {
    await entryOn(page, first).dragTo(dayCell(page, third))
    await expect(entryOn(page, third)).toBeVisible()
    await expect
      .poll(async () => {
        const response = await request.get(`/cms/api/events/${(await made.json()).doc.id}`, {
          headers: asAdmin(),
        })
        return (await response.json()).eventDate
      })
      // Daylight saving time: 10 AM in San Antonio.
      .toBe(`${third}T15:00:00.000Z`)
  })

  await test.step('every week until a day', async () => {
    await entryOn(page, third).click()
    const form = page.getByRole('form', { name: 'Duplicate' })
    await form.getByLabel('Repeats').selectOption('Every week')
    await form.getByLabel('Until').fill('2028-04-08')
    await expect(form.getByText('3 copies: Mar 25, 2028, Apr 1, 2028, Apr 8, 2028')).toBeVisible()
    await form.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByText('3 events saved as drafts.')).toBeVisible()
    await expect(entryOn(page, '2028-03-25')).toBeVisible()
    await page.reload()
    await expect(entryOn(page, '2028-03-25')).toBeVisible()
  })
})
