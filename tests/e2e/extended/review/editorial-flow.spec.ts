import type { APIRequestContext, Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import {
  getFormPath,
  leaveForm,
  nameField,
  saveDraft,
  typeAndLock,
} from '../../helpers/builder-form'
import { aBuilder, removeOwnBuilders } from '../../helpers/own-builders'
import { asAdmin, openSecondUser, signInAs } from '../../staff'

test.afterEach(removeOwnBuilders)

const unique = () => crypto.randomUUID().slice(0, 8)

/** The main heading of a public page, which must exist at this address. */
async function fetchHeading(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  expect(response.status()).toBe(200)
  return /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1]
}

test('the old address of a published builder redirects to the new one, and a builder in use is not deleted', async ({
  page,
  request,
  browserErrors,
}) => {
  const slug = `before-${unique()}`
  const id = await aBuilder(request, 'Moving Homes', slug)
  await signInAs(page, 'editor')
  await visit(page, getFormPath(id))
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('textbox', { name: /^Slug/ }).fill(`after-${slug}`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  const old = async () => {
    const response = await request.get(`/builders/${slug}`, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await expect.poll(old).toEqual([308, `/builders/after-${slug}`])
  expect(await fetchHeading(request, `/builders/after-${slug}`)).toBe('Moving Homes')

  await test.step('while a community uses it, it is not deleted, and the message says where', async () => {
    const name = `Needing ${unique()}`
    const created = await request.post('/cms/api/communities?draft=true', {
      headers: asAdmin(),
      data: { name, builders: [id], _status: 'draft' },
    })
    expect(created.status(), await created.text()).toBe(201)
    const community = (await created.json()).doc.id
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(
      page.getByText(
        `This builder is used in ${name} (Community). Remove it there first, or unpublish`,
      ),
    ).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('409 PATCH')])
    const still = await request.get(`/cms/api/builders/${id}`, { headers: asAdmin() })
    expect(still.status()).toBe(200)
    await request.delete(`/cms/api/communities/${community}`, { headers: asAdmin() })
  })
})

async function restoreFirst(page: Page, id: number) {
  await visit(page, `${getFormPath(id)}/versions`)
  await page.locator('tbody tr').last().getByRole('link').first().click()
  await expect(page.getByText('First Name Homes').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(getFormPath(id))
  await expect(nameField(page)).toHaveValue('First Name Homes')
}

async function nameOnTheSite(request: APIRequestContext, slug: string) {
  return (await (await request.get(`/api/builders/slug/${slug}`)).json()).name
}

test('an editor compares and restores an old version; a contributor restores it as a draft', async ({
  page,
  request,
}) => {
  const slug = `first-${unique()}`
  const id = await aBuilder(request, 'First Name Homes', slug)
  const renamed = await request.patch(`/cms/api/builders/${id}`, {
    headers: asAdmin(),
    data: { name: 'Second Name Homes', _status: 'published' },
  })
  expect(renamed.status(), await renamed.text()).toBe(200)

  await signInAs(page, 'contributor')
  await restoreFirst(page, id)
  expect(await nameOnTheSite(request, slug)).toBe('Second Name Homes')

  await test.step('a contributor cannot change a published address', async () => {
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByRole('textbox', { name: /^Slug/ }).fill(`gone-${slug}`)
    await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0)
    await saveDraft(page)
    expect(await fetchHeading(request, `/builders/${slug}`)).toBe('Second Name Homes')
  })

  await leaveForm(page, getFormPath(id))
  await signInAs(page, 'editor')
  await restoreFirst(page, id)
  await expect.poll(() => nameOnTheSite(request, slug)).toBe('First Name Homes')
})

test('a second user is told who is editing, and can read or take over; the first user is told by whom', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const id = await aBuilder(request, 'Busy Homes', `busy-${unique()}`)
  await signInAs(page, 'contributor')
  await visit(page, getFormPath(id))
  await typeAndLock(page, 'Busier Homes')
  const second = await openSecondUser(browser, baseURL)
  await signInAs(second, 'editor')
  await visit(second, getFormPath(id))
  const notice = second.getByRole('dialog', { name: 'document-locked' })
  await expect(notice).toContainText('Test contributor is currently editing this document')
  await notice.getByRole('button', { name: 'View read-only' }).click()
  await expect(nameField(second)).toBeDisabled()

  await reload(second)
  await notice.getByRole('button', { name: 'Take over' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Test editor has taken over this document.' }),
  ).toContainText('You can’t save until they finish')
  await expect(nameField(page)).toHaveValue('Busier Homes')
  await expect(nameField(second)).toBeEnabled()
})

test('a save over a newer version is rejected, and the input is restored', async ({
  page,
  request,
  browserErrors,
}) => {
  const id = await aBuilder(request, 'Contested Homes', `contested-${unique()}`)
  await signInAs(page, 'editor')
  await visit(page, getFormPath(id))
  await typeAndLock(page, 'My')
  const change = { headers: asAdmin(), data: { phone: '(210) 555-0101', _status: 'published' } }
  const takenOver = await request.patch(`/cms/api/builders/${id}?overrideLock=true`, change)
  expect(takenOver.status(), await takenOver.text()).toBe(200)
  await nameField(page).fill('My Homes')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(
    page.getByText(/saved this document .* ago, .* so your changes were not saved/).first(),
  ).toBeVisible()
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('409 PATCH')])

  await visit(page, getFormPath(id))
  const stored = page.getByRole('status').filter({ hasText: 'Unsaved changes from' })
  await expect(stored).toContainText('Compare the versions before you save')
  await stored.getByRole('button', { name: 'Restore' }).click()
  await expect(nameField(page)).toHaveValue('My Homes')
  await saveDraft(page)
  await expect(stored).toHaveCount(0)
  const draft = await request.get(`/cms/api/builders/${id}?draft=true`, { headers: asAdmin() })
  expect(await draft.json()).toMatchObject({ name: 'My Homes', _status: 'draft' })
  const unsaved = () => page.evaluate(() => Object.values(localStorage).join())
  await expect.poll(unsaved).not.toContain('My Homes')
})

test('an editor previews and imports a file of redirects', async ({ page, request }) => {
  const from = `/old-${unique()}`
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/redirects')
  const panel = page.getByRole('region', { name: 'Import from a file' })
  await panel.getByLabel('CSV file of redirects').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`from,to,type\n${from},/builders,308\nbroken,/builders,308\n`),
  })
  await expect(panel.getByRole('row', { name: /broken/ })).toContainText('start with a slash')
  await panel.getByRole('button', { name: 'Import 1 redirect' }).click()
  await expect(page.getByText('1 redirect imported')).toBeVisible()
  const old = await request.get(from, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([308, '/builders'])
})

test('a rejected save names the invalid field and the reason', async ({ request }) => {
  const id = await aBuilder(request, 'Nameless Homes', `nameless-${unique()}`)
  const refused = await request.patch(`/cms/api/builders/${id}`, {
    headers: asAdmin(),
    data: { name: '' },
  })
  expect(refused.status()).toBe(400)
  expect((await refused.json()).errors[0].data.errors).toEqual([
    expect.objectContaining({ path: 'name', message: 'This field is required.' }),
  ])
})
