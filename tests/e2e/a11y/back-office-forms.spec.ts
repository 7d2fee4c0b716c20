import { expect, test } from '../fixtures'
import { asAdmin, createStaff, signIn } from '../staff'
import { expectAccessible, expectAccessibleAtAllWidths } from './axe'

/**
 * Violations of Payload's own components, which the project cannot change: its sortable select
 * values nest buttons, and its adjacent icons are too small.
 */
const builtIn = ['nested-interactive', 'target-size']

test('the sign-in page has a heading and a main landmark', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('San AntonioNew Home Guide')
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('axe finds no violations in the form', () => {
  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await createStaff(request, 'editor'))
  })

  for (const [collection, field] of [
    ['communities', 'Availability'],
    ['blog-posts', 'Content'],
    ['events', 'Event type'],
    ['media', 'Alt text'],
    ['ads', 'Slot'],
    ['pages', 'Title'],
  ] as const) {
    test(`of ${collection}`, async ({ page, request }) => {
      const { docs } = await (
        await request.get(`/cms/api/${collection}?limit=1&sort=id&depth=0`, {
          headers: asAdmin(),
        })
      ).json()
      await page.goto(`/admin/collections/${collection}/${docs[0].id}`)
      await expect(page.getByLabel(field).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'More actions' }).first()).toBeVisible()
      await expectAccessibleAtAllWidths(page, builtIn)
    })
  }

  test('of the site navigation', async ({ page }) => {
    await page.goto('/admin/globals/navigation')
    await expect(
      page.getByRole('button', { name: 'More actions for this row' }).first(),
    ).toBeVisible()
    await expectAccessibleAtAllWidths(page, builtIn)
  })
})
