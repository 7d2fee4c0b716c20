import { expect, test, visit } from '../../fixtures'
import { expectAccessible, expectAccessibleAtAllWidths, widths } from '../../helpers/axe'
import { aLead, eraseOwnLeads } from '../../helpers/own-leads'
import { asAdmin, signInAs } from '../../staff'

/**
 * Violations of Payload's own components, which the project cannot change: its sortable select
 * values nest buttons, and its adjacent icons are too small.
 */
const builtIn = ['nested-interactive', 'target-size']

test('the sign-in page has a heading and a main landmark', async ({ page }) => {
  await visit(page, '/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('San AntonioNew Home Guide')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
})

test.afterEach(eraseOwnLeads)

test.describe('axe finds no violations in the form', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await signInAs(page, 'editor')
  })

  for (const [collection, field] of [
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
      await visit(page, `/admin/collections/${collection}/${docs[0].id}`)
      await expect(page.getByLabel(field).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'More actions' }).first()).toBeVisible()
      await expectAccessibleAtAllWidths(page, { except: builtIn })
    })
  }

  test('of a lead with its emails', async ({ page, request }) => {
    await visit(page, `/admin/collections/leads/${await aLead(request)}`)
    await expect(page.getByRole('button', { name: 'Open this row' }).first()).toBeVisible()
    await expectAccessibleAtAllWidths(page)
  })

  test('of the site navigation', async ({ page }) => {
    await visit(page, '/admin/globals/navigation')
    await expect(
      page.getByRole('button', { name: 'More actions for this row' }).first(),
    ).toBeVisible()
    await expectAccessibleAtAllWidths(page, { except: builtIn })
  })

  test('of a community with its schedule and its preview', async ({ page, request }) => {
    const found = await request.get('/cms/api/communities?limit=1&sort=id&depth=0', {
      headers: asAdmin(),
    })
    await visit(page, `/admin/collections/communities/${(await found.json()).docs[0].id}`)
    await expect(page.getByLabel('Availability').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'More actions' }).first()).toBeVisible()
    await expectAccessibleAtAllWidths(page, { except: builtIn })
    await page.getByText('Schedule publishing').click()
    await expectAccessibleAtAllWidths(page, {
      part: '.schedule',
      holds: () => expect(page.getByLabel('Time', { exact: true })).toBeVisible(),
    })
    await page.getByRole('button', { name: 'Live preview' }).click()
    await expectAccessibleAtAllWidths(page, {
      part: '.live-preview-window',
      except: builtIn,
      async holds() {
        await expect(page.getByLabel('Width in pixels')).toBeVisible()
        await expect(page.getByLabel('Height in pixels')).toBeVisible()
      },
    })
  })
})
