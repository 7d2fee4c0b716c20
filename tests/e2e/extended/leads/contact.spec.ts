import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { holdToast, toasts } from '../../helpers/toast'

const form = (page: Page) => {
  const own = page.getByRole('form', { name: 'Send a message' })
  return {
    firstName: own.getByLabel('First name'),
    lastName: own.getByLabel('Last name'),
    email: own.getByLabel('Email'),
    phone: own.getByLabel('Phone'),
    subject: own.getByLabel('Subject'),
    message: own.getByLabel('Message'),
    send: own.getByRole('button', { name: 'Send message' }),
    sending: own.getByRole('button', { name: 'Sending...' }),
  }
}

const typed = {
  firstName: 'Ana',
  lastName: 'Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  subject: 'A correction',
  message: 'The price of one listing is out of date.',
}

const names = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const

async function fillIn(page: Page) {
  for (const name of names) await form(page)[name].fill(typed[name])
}

test('the contact page shows the contacts and wrong fields, keeps the input when sending fails, and resets after sending', async ({
  page,
  browserErrors,
}) => {
  await visit(page, '/contact')
  const { firstName, lastName, email, phone, subject, message, send, sending } = form(page)

  await test.step('shows the contacts, the service area and the response time', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
    const ways = page.getByRole('region', { name: 'Call or write' })
    await expect(ways.getByRole('link', { name: '(210) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+12105550100',
    )
    await expect(ways.getByRole('link', { name: 'hello@sanewhomeguide.example' })).toHaveAttribute(
      'href',
      'mailto:hello@sanewhomeguide.example',
    )
    await expect(ways).toContainText('Bexar, Comal, Guadalupe, and Kendall counties')
    await expect(page.getByText('We reply within 24 hours.')).toBeVisible()
    await expectAccessibleAtAllWidths(page, { holds: () => expect(send).toBeVisible() })
  })

  await test.step('shows a message under each wrong field and focuses the first', async () => {
    for (const [field, text] of [
      [firstName, 'A'],
      [lastName, 'B'],
      [email, 'ana at home'],
      [phone, '555-0142'],
      [subject, 'Hey'],
      [message, 'Too short'],
    ] as const)
      await field.fill(text)
    await send.click()
    await expect(firstName).toHaveAccessibleDescription('First name must be at least 2 characters')
    await expect(lastName).toHaveAccessibleDescription('Last name must be at least 2 characters')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number')
    await expect(subject).toHaveAccessibleDescription('Subject must be at least 5 characters')
    await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters')
    await expect(firstName).toBeFocused()
    await expectAccessibleAtAllWidths(page, {
      holds: () => expect(page.getByText('Subject must be at least 5 characters')).toBeVisible(),
    })
    await subject.fill('Hello')
    await expect(subject).toHaveAccessibleDescription('')
  })

  await test.step('accepts the shortest allowed input', async () => {
    await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: '1' } }), {
      times: 1,
    })
    await firstName.fill('Al')
    await lastName.fill('Bo')
    await email.fill('a@b.co')
    await phone.fill('2105550142')
    await subject.fill('Hello')
    await message.fill('Ten chars.')
    await send.click()
    await expectAccessibleAtAllWidths(page, {
      holds: async () => {
        await holdToast(page)
        await expect(toasts(page)).toContainText('Message sent successfully!')
      },
    })
  })

  await test.step('keeps the input when sending fails', async () => {
    await page.route(
      '**/api/leads',
      (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
      { times: 1 },
    )
    await fillIn(page)
    await send.click()
    await expect(toasts(page)).toContainText('Error sending message')
    await expect(toasts(page)).toContainText('Please try again or call us directly.')
    for (const name of names) await expect(form(page)[name]).toHaveValue(typed[name])
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 POST')])
  })

  await test.step('shows Sending... while it waits, sends the message, and resets', async () => {
    const arrived = createDeferred()
    const response = createDeferred()
    let body: unknown
    await page.route('**/api/leads', async (route) => {
      body = route.request().postDataJSON()
      arrived.resolve()
      await response.promise
      await route.continue()
    })
    await send.click()
    await expect(sending).toBeDisabled()
    await arrived.promise
    response.resolve()
    await expect(toasts(page)).toContainText('Message sent successfully!')
    await expect(toasts(page)).toContainText("We'll get back to you within 24 hours.")
    expect(body).toEqual({ ...typed, source: 'contact-page', type: 'general-inquiry' })
    for (const name of names) await expect(form(page)[name]).toHaveValue('')
    await expect(send).toBeEnabled()
  })
})

test('the contact form keeps the subject from the link after hydration, and can be sent by keyboard', async ({
  page,
}) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: '1' } }))
  await visit(page, '/contact?subject=Speak%20with%20an%20expert')
  await form(page).send.click()
  await expect(form(page).firstName).toBeFocused()
  await expect(form(page).subject).toHaveValue('Speak with an expert')
  // The Tab key selects the text of the next field, so that typing replaces it.
  for (const name of names) {
    await page.keyboard.type(typed[name])
    await page.keyboard.press('Tab')
  }
  await expect(form(page).send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Message sent successfully!')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form has the subject from the link, and keeps the input out of the URL', async ({
    page,
  }) => {
    await visit(page, '/contact?subject=Speak%20with%20an%20expert')
    await expect(form(page).subject).toHaveValue('Speak with an expert')
    await expect(page.getByRole('link', { name: 'hello@sanewhomeguide.example' })).toBeVisible()
    await expect(page.locator('main noscript p')).toBeVisible()
    await form(page).firstName.fill('Alma')
    await form(page).send.click()
    await page.keyboard.press('Tab')
    await expect(form(page).firstName).toHaveValue('Alma')
    await expect(page).toHaveURL('/contact?subject=Speak%20with%20an%20expert')
  })
})
