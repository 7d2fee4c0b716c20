import { expect, test, visit } from '../../fixtures'
import { expectAccessible, spokenNames } from '../../helpers/axe'
import { getFormPath, leaveForm, nameField, phoneField } from '../../helpers/builder-form'
import { isOwn, removeOwnBuilders } from '../../helpers/own-builders'
import { asAdmin, asSignedIn, signInAs } from '../../staff'

test.afterEach(removeOwnBuilders)

const unique = () => crypto.randomUUID().slice(0, 8)

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
  await expect(page).toHaveURL(new RegExp(`${getFormPath(id)}$`))
  await expect(review.getByText('The address is new')).toBeVisible()
  await expect(approve).toBeInViewport({ ratio: 1 })
  await expect(review.getByRole('button', { name: 'Request changes' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expectAccessible(page, '.review', [], spokenNames)
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
  const comments = page.getByRole('region', { name: 'Comments' })
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

  await test.step('the editor comments on it and mentions the contributor', async () => {
    await comments.getByLabel('New comment').fill('Which one is it,')
    await comments.getByLabel('Mention').selectOption('Test contributor')
    await expect(comments.getByLabel('New comment')).toHaveValue(
      'Which one is it, @Test contributor ',
    )
    await comments.getByRole('button', { name: 'Add comment' }).click()
    await expect(comments.getByRole('listitem')).toContainText('Which one is it, @Test contributor')
    await expect(comments.getByRole('heading', { name: /1 open/ })).toBeVisible()
    await expectAccessible(page, '.comments')
    const emails = await request.get(
      `/cms/api/deliveries?where[subject][equals]=${encodeURIComponent(`Comment: ${name}`)}`,
      { headers: asAdmin() },
    )
    expect((await emails.json()).docs[0]).toMatchObject({ kind: 'review-notice' })
  })

  await test.step('the contributor corrects it and resolves the comment', async () => {
    await leaveForm(page, form)
    await signInAs(page, 'contributor')
    await visit(page, form)
    await expect(review.getByText('A phone number is missing')).toBeVisible()
    await expect(comments.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await comments.getByRole('button', { name: 'Resolve' }).click()
    await comments.getByText('1 resolved').click()
    await expect(comments.getByRole('listitem')).toContainText('Resolved by Test contributor')
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
    await page.getByRole('link', { name: /^Versions/ }).click()
    const newest = page.getByRole('table', { name: 'Versions' }).getByRole('row').nth(1)
    await expect(newest).toContainText(/Test editor\s*Published now/)
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(history.last().getByRole('listitem')).toHaveCount(4)
    await expect(history.last()).toContainText('A phone number is missing')
    const published = await request.get(`/api/builders?q=${encodeURIComponent(name)}`)
    expect(await published.json()).toMatchObject([{ name, phone: '(210) 555-0142' }])
  })
})
