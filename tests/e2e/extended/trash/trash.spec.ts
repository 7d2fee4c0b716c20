import type { APIRequestContext } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { asAdmin, signInAs } from '../../staff'

/** Creates a published community. */
async function aCommunity(request: APIRequestContext, data: object) {
  const response = await request.post('/cms/api/communities', {
    headers: asAdmin(),
    data: {
      generateSlug: false,
      location: '1 Main St, Boerne, Texas 78006',
      city: 'Boerne',
      county: 'kendall',
      status: 'available',
      _status: 'published',
      ...data,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { doc } = await response.json()
  return { id: Number(doc.id), path: `/communities/${doc.slug}` }
}

const form = (id: number) => `/admin/collections/communities/${id}`

test('an editor deletes a community, finds it in the trash, and restores it as published', async ({
  page,
  request,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  const name = `Trashed ${word}`
  const { id, path } = await aCommunity(request, { name, slug: `trashed-${word}` })
  await signInAs(page, 'editor')
  await visit(page, form(id))
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Move ${name} to the trash?`)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Community "${name}" moved to trash.`)).toBeVisible()
  await expect.poll(async () => (await request.get(path)).status()).toBe(404)

  await visit(page, '/admin/collections/communities/trash')
  await expect(page.getByRole('button', { name: 'Edit in the list' })).toHaveCount(0)
  await expect(page.getByRole('row', { name })).toContainText('Draft')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('This Community is trashed and is read-only.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByText('Restore as published version').click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Community "${name}" successfully restored.`)).toBeVisible()
  expect((await request.get(path)).status()).toBe(200)
})

test('a contributor can neither delete nor restore', async ({ page, request }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const { id } = await aCommunity(request, { name: `Gone ${word}`, slug: `gone-${word}` })
  await signInAs(page, 'contributor')
  await visit(page, form(id))
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await expect(page.getByRole('link', { name: 'Create new' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)

  const deletedAt = new Date().toISOString()
  await request.patch(`/cms/api/communities/${id}`, { headers: asAdmin(), data: { deletedAt } })
  await visit(page, `/admin/collections/communities/trash/${id}`)
  await expect(page.getByText('This Community is trashed and is read-only.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})
