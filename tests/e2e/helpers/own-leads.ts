import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures'
import { asAdmin } from '../staff'

const own: string[] = []

/** Sends a lead and returns its id. */
export async function aLead(request: APIRequestContext): Promise<number> {
  const email = `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`
  const response = await request.post('/api/leads', {
    data: {
      firstName: 'Ana',
      lastName: 'Buyer',
      email,
      phone: '(210) 555-0142',
      subject: 'About homes',
      message: 'Which lots are left?',
      source: 'contact-page',
      type: 'general-inquiry',
    },
  })
  expect(response.status()).toBe(201)
  own.push(email)
  return Number((await response.json()).id)
}

/** Erases the leads of a test. Retries while an email about one is being sent. */
export async function eraseOwnLeads({ request }: { request: APIRequestContext }) {
  for (const email of own.splice(0)) {
    const data = { email, apply: true }
    const erase = async () =>
      (await request.post('/cms/api/leads/erase', { headers: asAdmin(), data })).status()
    await expect.poll(erase).toBe(200)
  }
}
