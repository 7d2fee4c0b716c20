import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { holdToast, toasts } from '../../helpers/toast'

const form = (page: Page) => {
  const own = page.getByRole('form', { name: 'Join the list' })
  return {
    firstName: own.getByLabel('First name'),
    lastName: own.getByLabel('Last name'),
    email: own.getByLabel('Email'),
    zipCode: own.getByLabel('ZIP code'),
    phone: own.getByLabel('Phone number (optional)'),
    realtor: own.getByRole('group', { name: 'Are you a realtor?' }),
    areas: own.getByRole('group', { name: 'Areas of interest' }),
    other: own.getByLabel('Other', { exact: true }),
    otherArea: own.getByLabel('Other area'),
    send: own.getByRole('button', { name: 'Subscribe', exact: true }),
    pending: own.getByRole('button', { name: 'Subscribing...' }),
  }
}

async function fillIn(page: Page) {
  const { firstName, lastName, email, zipCode, realtor } = form(page)
  await firstName.fill('Ana')
  await lastName.fill('Buyer')
  await email.fill('ana.letters@example.com')
  await zipCode.fill('78205')
  await realtor.getByLabel('No').check()
}

const subscribed = { status: 201, json: { subscribed: true } }

test('the newsletter form is labeled coming soon, offers the fields and areas, and reports missing input', async ({
  page,
  baseURL,
}) => {
  const sent: unknown[] = []
  await page.route('**/api/newsletter/subscribe', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill(subscribed)
  })
  await visit(page, '/newsletter')
  const { firstName, lastName, email, zipCode, phone, realtor, areas, send } = form(page)
  const { other, otherArea } = form(page)

  await test.step('is labeled coming soon and describes the newsletter', async () => {
    await expect(page).toHaveTitle(/^Newsletter, coming soon \|/)
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The guide, in your inbox')
    await expect(page.getByRole('heading', { name: 'What’s inside' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/newsletter`,
    )
    await expectAccessibleAtAllWidths(page, { holds: () => expect(send).toBeVisible() })
  })

  await test.step('marks required fields and offers the seven areas', async () => {
    for (const field of [firstName, lastName, email, zipCode, realtor.getByLabel('Yes')])
      await expect(field).toHaveAttribute('required')
    await expect(phone).not.toHaveAttribute('required')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(areas.locator('label:has([type=checkbox])')).toHaveText([
      'San Antonio, TX',
      'New Braunfels, TX',
      'Boerne, TX',
      'Schertz, TX',
      'Seguin, TX',
      'Bulverde, TX',
      'Other',
    ])
  })

  await test.step('asks for the other area only while Other is checked', async () => {
    await expect(otherArea).toBeHidden()
    await other.check()
    await otherArea.fill('Helotes, TX')
    await other.uncheck()
    await expect(otherArea).toBeHidden()
    await other.check()
    await expect(otherArea).toHaveValue('Helotes, TX')
  })

  const expectMissing = async () => {
    await expect(toasts(page)).toContainText('Please fill in all required fields')
    await expect(toasts(page)).toContainText(
      'Name, email, zip code, and realtor status are required.',
    )
    // The next toast has the same words.
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(toasts(page)).toHaveCount(0)
  }

  await test.step('the realtor question is reported in a toast and focused', async () => {
    await firstName.fill('Ana')
    await lastName.fill('Buyer')
    await email.fill('ana@example.com')
    await zipCode.fill('78205')
    await send.click()
    await expect(toasts(page)).toContainText('Please fill in all required fields')
    await expect(realtor.getByLabel('Yes')).toBeFocused()
    await expect(zipCode).toHaveValue('78205')
    await expectAccessibleAtAllWidths(page, {
      holds: async () => {
        await holdToast(page)
        await expect(toasts(page)).toContainText('Please fill in all required fields')
      },
    })
    await expectMissing()
  })

  for (const [what, field, blank] of [
    ['first name', firstName, ''],
    ['last name', lastName, '  '],
    ['email', email, ''],
    ['zip code', zipCode, ''],
  ] as const)
    await test.step(`the ${what} is reported in a toast`, async () => {
      await fillIn(page)
      await field.fill(blank)
      await send.click()
      await expectMissing()
    })

  await test.step('the email validation is left to the browser', async () => {
    await fillIn(page)
    await email.fill('ana at home')
    await send.click()
    await expect(email).toBeFocused()
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    )
    expect(sent).toEqual([])
  })

  await test.step('a ZIP code and a phone number are checked by the rules of the API, and nothing typed is lost', async () => {
    for (const [field, wrong, message, right] of [
      [zipCode, 'not a zip', 'Enter a ZIP code of 5 digits, such as 78205', '78205-1234'],
      [phone, 'call me maybe', 'Please enter a valid phone number', ''],
    ] as const) {
      await fillIn(page)
      await field.fill(wrong)
      await send.click()
      await expect(field).toBeFocused()
      const problem = () => field.evaluate((input: HTMLInputElement) => input.validationMessage)
      await expect.poll(problem).toBe(message)
      await expect(field).toHaveValue(wrong)
      await field.fill(right)
      expect(await problem()).toBe('')
    }
    expect(sent).toEqual([])
  })

  await test.step('neither an area nor a phone number is required', async () => {
    await fillIn(page)
    await other.uncheck()
    await realtor.getByLabel('Yes').check()
    await send.click()
    await expectAccessibleAtAllWidths(page, {
      holds: async () => {
        await holdToast(page)
        await expect(page.getByText('Subscribed', { exact: true })).toBeVisible()
      },
    })
    expect(sent).toMatchObject([{ isRealtor: true, areasOfInterest: [], phoneNumber: '' }])
  })
})

test('the newsletter form keeps the input when sending fails, sends again, confirms, and works by keyboard', async ({
  page,
  browserErrors,
}) => {
  await visit(page, '/newsletter')
  const { firstName, email, phone, realtor, areas, other, otherArea, send, pending } = form(page)

  await test.step('keeps the input when sending fails', async () => {
    await page.route(
      '**/api/newsletter/subscribe',
      (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
      { times: 1 },
    )
    await fillIn(page)
    await other.check()
    await otherArea.fill('Helotes, TX')
    await send.click()
    await expect(toasts(page)).toContainText('Subscription failed')
    await expect(toasts(page)).toContainText('Please try again later.')
    await expect(firstName).toHaveValue('Ana')
    await expect(email).toHaveValue('ana.letters@example.com')
    await expect(realtor.getByLabel('No')).toBeChecked()
    await expect(otherArea).toHaveValue('Helotes, TX')
    await expect(send).toBeEnabled()
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 POST')])
  })

  await test.step('shows Subscribing... while it waits, sends the input, and confirms', async () => {
    await phone.fill('(210) 555-0142')
    await areas.getByLabel('Boerne, TX').check()
    const arrived = createDeferred()
    const response = createDeferred()
    let body: unknown
    await page.route('**/api/newsletter/subscribe', async (route) => {
      body = route.request().postDataJSON()
      arrived.resolve()
      await response.promise
      await route.continue()
    })
    await send.click()
    await expect(pending).toBeDisabled()
    await arrived.promise
    response.resolve()
    await expect(toasts(page)).toContainText('Successfully subscribed!')
    await expect(toasts(page)).toContainText("You'll receive your first newsletter soon.")
    expect(body).toEqual({
      firstName: 'Ana',
      lastName: 'Buyer',
      name: 'Ana Buyer',
      email: 'ana.letters@example.com',
      zipCode: '78205',
      phoneNumber: '(210) 555-0142',
      isRealtor: false,
      areasOfInterest: ['Boerne, TX', 'Other: Helotes, TX'],
      otherArea: 'Helotes, TX',
    })
    await expect(page.getByText('Subscribed', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeFocused()
    await expect(page.getByRole('form', { name: 'Join the list' })).toHaveCount(0)
  })

  await test.step('remembers the subscription, and offers the form for another address', async () => {
    await reload(page)
    await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Join the list' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect(page.getByRole('form', { name: 'Join the list' })).toBeVisible()
  })

  await test.step('can be filled in and sent by keyboard', async () => {
    await page.unrouteAll()
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill(subscribed))
    await firstName.focus()
    for (const text of ['Ana', 'Buyer', 'ana@example.com', '78205', '']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await expect(realtor.getByLabel('Yes')).toBeChecked()
    await other.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(otherArea).toBeFocused()
    await page.keyboard.type('Helotes')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Subscribed', { exact: true })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter page shows the whole form and the email address to use instead', async ({
    page,
  }) => {
    await visit(page, '/newsletter')
    await expect(form(page).send).toBeVisible()
    await form(page).other.check()
    await expect(form(page).otherArea).toBeVisible()
    await expect(page.locator('main noscript p')).toBeVisible()
  })
})
