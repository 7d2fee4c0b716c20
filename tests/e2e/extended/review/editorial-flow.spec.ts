import type { APIRequestContext, Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { aBuilder, isOwn, removeOwnBuilders } from '../../helpers/own-builders'
import { asAdmin, asSignedIn, openSecondUser, signInAs } from '../../staff'

test.afterEach(removeOwnBuilders)

const unique = () => crypto.randomUUID().slice(0, 8)

const formOf = (id: number) => `/admin/collections/builders/${id}`
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ })
const phoneField = (page: Page) => page.getByRole('textbox', { name: /^Phone/ })

/**
 * Types a name and waits until the server has locked the document and checked for newer versions.
 */
async function typeAndLock(page: Page, name: string) {
  const lockChecked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"checkForStaleData":true')),
  )
  await nameField(page).fill(name)
  await lockChecked
}

/** Ends the locks of a document, as if they had expired: a lock is deleted by its owner only. */
async function endLocks(request: APIRequestContext, path: string) {
  const id = path.split('/').at(-1)
  const locks = '/cms/api/payload-locked-documents'
  const found = await request.get(`${locks}?where[document.value][equals]=${id}`, {
    headers: asAdmin(),
  })
  for (const lock of (await found.json()).docs) {
    const taken = await request.patch(`${locks}/${lock.id}`, {
      headers: asAdmin(),
      data: { user: lock.user },
    })
    expect(taken.status(), await taken.text()).toBe(200)
    const ended = await request.delete(`${locks}/${lock.id}`, { headers: asAdmin() })
    expect(ended.status(), await ended.text()).toBe(200)
  }
}

/** Leaves a form, so that the next user can open it. */
async function leaveForm(page: Page, path: string) {
  await page.goto('about:blank')
  await endLocks(page.request, path)
}

async function saveDraft(page: Page) {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeDisabled()
}

test('an editor approves on a phone without scrolling', async ({ page }) => {
  const name = `Phone Homes ${unique()}`
  await signInAs(page, 'contributor')
  const created = await page.request.post('/cms/api/builders?draft=true', {
    headers: await asSignedIn(page),
    data: { name, reviewAction: 'submit', reviewMessage: 'The address is new' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()).doc
  isOwn(id)
  const review = page.getByRole('region', { name: 'Review' })
  const approve = review.getByRole('button', { name: 'Approve and publish' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'editor')
  await visit(page, '/admin')
  const waiting = page.getByRole('region', { name: 'To review' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: name })).toContainText('Submitted')
  await waiting.filter({ hasText: name }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`${formOf(id)}$`))
  await expect(review.getByText('The address is new')).toBeVisible()
  await expect(approve).toBeInViewport({ ratio: 1 })
  await expect(review.getByRole('button', { name: 'Request changes' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expectAccessible(page, '.review')
  await approve.click()
  await expect(page.getByText('Approved and published.')).toBeVisible()
  await expect(review).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Review history' })).toContainText('Approved')
})

test('a contributor submits a draft, an editor requests changes and approves the corrected draft', async ({
  page,
  request,
  browserErrors,
}) => {
  const name = `Handed In Homes ${unique()}`
  const review = page.getByRole('region', { name: 'Review' })
  const history = page.getByRole('list', { name: 'Review history' })
  let form = ''

  await test.step('the contributor submits a new builder', async () => {
    await signInAs(page, 'contributor')
    await visit(page, '/admin/collections/builders/create')
    await review.getByLabel('Note to editor').fill('Is the name right?')
    await review.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('400 POST')])
    await nameField(page).fill(name)
    await review.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Submitted for review.')).toBeVisible()
    await expect(page).toHaveURL(/builders\/\d+/)
    form = new URL(page.url()).pathname
    isOwn(Number(form.split('/').at(-1)))
    await expect(review.getByText('Is the name right?')).toBeVisible()
    await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0)
  })

  await test.step('the editor finds it and requests changes', async () => {
    await leaveForm(page, form)
    await signInAs(page, 'editor')
    await visit(page, '/admin/collections/builders?where[reviewState][equals]=submitted&limit=100')
    await page.getByRole('link', { name }).click()
    await expect(review.getByText('Is the name right?')).toBeVisible()
    await review.getByRole('button', { name: 'Request changes' }).click()
    await expect(review.getByRole('alert')).toHaveText('Describe the changes that are needed.')
    await review.getByLabel('Note to contributor').fill('A phone number is missing')
    await review.getByRole('button', { name: 'Request changes' }).click()
    await expect(history).toContainText('A phone number is missing')
  })

  await test.step('the contributor corrects it', async () => {
    await leaveForm(page, form)
    await signInAs(page, 'contributor')
    await visit(page, form)
    await expect(review.getByText('A phone number is missing')).toBeVisible()
    await phoneField(page).fill('(210) 555-0142')
    await review.getByRole('button', { name: 'Submit for review' }).click()
    await expect(review.getByRole('button', { name: 'Resubmit' })).toBeVisible()
  })

  await test.step('the editor approves it, and the version shows all steps', async () => {
    await leaveForm(page, form)
    await signInAs(page, 'editor')
    await visit(page, form)
    await review.getByRole('button', { name: 'Approve and publish' }).click()
    await expect(history).toContainText('Approved')
    await page.getByRole('link', { name: 'Versions' }).click()
    const newest = page.getByRole('table', { name: 'Versions' }).getByRole('row').nth(1)
    await expect(newest).toContainText(/Test editor\s*Published now/)
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(history.last().getByRole('listitem')).toHaveCount(4)
    await expect(history.last()).toContainText('A phone number is missing')
    const published = await request.get(`/api/builders?q=${encodeURIComponent(name)}`)
    expect(await published.json()).toMatchObject([{ name, phone: '(210) 555-0142' }])
  })
})

/** The main heading of a public page, which must exist at this address. */
async function headingOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  return /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1]
}

test('the old address of a published builder redirects to the new one, and a builder in use is not deleted', async ({
  page,
  request,
  browserErrors,
}) => {
  const slug = `before-${unique()}`
  const id = await aBuilder(request, 'Moving Homes', slug)
  await signInAs(page, 'editor')
  await visit(page, formOf(id))
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('textbox', { name: /^Slug/ }).fill(`after-${slug}`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  const old = async () => {
    const answer = await request.get(`/builders/${slug}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(old).toEqual([308, `/builders/after-${slug}`])
  expect(await headingOf(request, `/builders/after-${slug}`)).toBe('Moving Homes')

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
  await visit(page, `${formOf(id)}/versions`)
  await page.locator('tbody tr').last().getByRole('link').first().click()
  await expect(page.getByText('First Name Homes').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(formOf(id))
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
    expect(await headingOf(request, `/builders/${slug}`)).toBe('Second Name Homes')
  })

  await leaveForm(page, formOf(id))
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
  await visit(page, formOf(id))
  await typeAndLock(page, 'Busier Homes')
  const second = await openSecondUser(browser, baseURL)
  await signInAs(second, 'editor')
  await visit(second, formOf(id))
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
  await visit(page, formOf(id))
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

  await visit(page, formOf(id))
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
