import type { Page } from '@playwright/test'
import { readConsent } from '../../../../src/contract/leads/consent-header'
import { createDeferred } from '../../../create-deferred'
import { expect, test, visit } from '../../fixtures'
import { toasts } from '../../helpers/toast'

const path = '/communities/villa-serena'

const form = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  phone: page.getByLabel('Phone'),
  message: page.getByLabel('Message'),
  send: page.getByRole('button', { name: 'Request Tour' }),
})

async function fillIn(page: Page) {
  const { name, email, phone, message } = form(page)
  await name.fill('Ana Buyer')
  await email.fill('ana@example.com')
  await phone.fill('(210) 555-0142')
  await message.fill('Is the casita plan open on Saturday?')
}

test('a tour request that bypasses the form gets 400 with the same messages', async ({
  request,
}) => {
  const { id } = await (await request.get('/api/communities/slug/villa-serena')).json()
  const response = await request.post('/api/leads', {
    data: {
      name: 'A',
      email: 'x',
      phone: '1',
      message: 'Hi',
      communityId: id,
      source: 'tour-request',
    },
  })
  expect(response.status()).toBe(400)
  expect(await response.json()).toMatchObject({
    status: 400,
    errors: [
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Invalid email address' },
      { path: 'phone', message: 'Phone number must be at least 10 digits' },
      { path: 'message', message: 'Message must be at least 10 characters' },
    ],
  })
})

test('the tour form names each wrong field, keeps refused or unsent input, and stores a repeated request once', async ({
  page,
  browserErrors,
}) => {
  await visit(page, path)
  const { name, email, phone, message, send } = form(page)
  const toast = toasts(page).filter({ hasText: 'Error' })

  await test.step('shows a message under each wrong field and focuses the first', async () => {
    await expect(message).toHaveValue(/^I would like to tour Villa Serena\./)
    await message.fill('')
    await phone.fill('555-0142')
    await page.getByLabel('Preferred day (optional)').fill('2020-01-02')
    await send.click()
    await expect(page.getByLabel('Preferred day (optional)')).toHaveAccessibleDescription(
      'Choose today or a later day',
    )
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect(email).toHaveAccessibleDescription('Invalid email address')
    await expect(phone).toHaveAccessibleDescription('Phone number must be at least 10 digits')
    await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters')
    await expect(name).toBeFocused()
    // The header covers the top of the page. The focus scrolls smoothly to the field.
    const header = page.getByRole('navigation', { name: 'Main' })
    const label = page.getByText('Name', { exact: true }).first()
    await expect
      .poll(async () => {
        const [covering, covered] = [await header.boundingBox(), await label.boundingBox()]
        return covering && covered ? covered.y - covering.y - covering.height : Number.NaN
      })
      .toBeGreaterThanOrEqual(0)
    await expect(phone).toHaveValue('555-0142')
    await name.fill('Ana')
    await expect(name).toHaveAccessibleDescription('')
  })

  await fillIn(page)
  await page.getByLabel('Preferred day (optional)').fill('2099-12-05')
  await page.getByLabel('Preferred time (optional)').selectOption('Morning')

  await test.step('a refused visitor reads when to try again', async () => {
    await page.route(
      '**/api/leads',
      (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '300' }, body: 'Too many' }),
      { times: 1 },
    )
    await send.click()
    await expect(toast).toContainText(/Please try again after \d+:\d\d\s[AP]M, or call\./)
    await expect(message).toHaveValue('Is the casita plan open on Saturday?')
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('429 POST')])
  })

  const arrived = createDeferred()
  const answer = createDeferred()
  const keys: (string | undefined)[] = []
  let body: unknown
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) {
      await route.fulfill({ status: 503, body: 'Service Unavailable' })
      return
    }
    body = route.request().postDataJSON()
    arrived.resolve()
    await answer.promise
    await route.continue()
  })

  await test.step('a failure keeps the input', async () => {
    await send.click()
    await expect(toast).toContainText('Failed to submit your request. Please try again.')
    await expect(name).toHaveValue('Ana Buyer')
    await expect(message).toHaveValue('Is the casita plan open on Saturday?')
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 POST')])
  })

  await test.step('cannot be sent twice while it waits, and sends the preferred day in the message', async () => {
    await send.click()
    await arrived.promise
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(body).toMatchObject({
      message:
        'Is the casita plan open on Saturday?\n\nPreferred time: Saturday, December 5, morning',
    })
    expect(body).not.toHaveProperty('day')
    answer.resolve()
    await expect(toasts(page).filter({ hasText: 'Success!' })).toBeVisible()
    const sent = page.getByRole('heading', { name: 'Your message is on its way' })
    await expect(sent).toBeFocused()
    await expect(page.getByText('It goes to the sales office of Villa Serena.')).toBeVisible()
    await expect(page.getByText(/Preferred time: Saturday, December 5, morning/)).toBeVisible()
    await expect(page.getByText(/replies within 24 hours, by phone or email/)).toBeVisible()
    await expect(message).toHaveValue(/^I would like to tour Villa Serena\./)
    await expect(name).toHaveValue('')
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(keys).toHaveLength(2)
  })
})

test('a buyer chooses the builders that receive a tour request', async ({ page }) => {
  await visit(page, '/communities/buttonbush-meadows')
  const choice = page.getByRole('group', { name: 'Who should get this?' })
  const recipient = (name: string) => choice.getByRole('checkbox', { name })
  await expect(recipient('Larkspur Communities')).toBeChecked()
  await recipient('the editors of the guide').check()
  await expect(recipient('Larkspur Communities')).not.toBeChecked()
  await expect(page.getByText(/^Goes to the editors of the guide\./)).toBeVisible()
  await recipient('Larkspur Communities').check()
  await recipient('Starling Homes').check()
  await expect(recipient('the editors of the guide')).not.toBeChecked()
  const names = 'Larkspur Communities and Starling Homes'
  await expect(page.getByText(new RegExp(`^Goes to ${names}\\.`))).toBeVisible()
  await fillIn(page)
  const sent = page.waitForRequest('**/api/leads')
  await form(page).send.click()
  await expect(page.getByText(`It goes to ${names}.`)).toBeVisible()
  const request = await sent
  expect(request.postDataJSON().builderIds).toHaveLength(2)
  expect(readConsent(new Headers(request.headers()))).toContain(`Goes to ${names}.`)
})
