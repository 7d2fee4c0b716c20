import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Role } from '../../src/domain/options'
import { expect } from './fixtures'

/** Of every member of staff that tests make. */
export const PASSWORD = 'only-for-these-tests'

/** Headers of the first admin, for preparing what a test needs. */
export function asAdmin(): { authorization: string } {
  return { authorization: `JWT ${process.env.E2E_ADMIN_TOKEN}` }
}

/** Makes a member of staff; answers the address to sign in with. */
export async function createStaff(request: APIRequestContext, role: Role): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@staff.example`
  const response = await request.post('/cms/api/users', {
    headers: asAdmin(),
    data: { name: `Test ${role}`, email, password: PASSWORD, role },
  })
  expect(response.status()).toBe(201)
  return email
}

/**
 * Opens the back office as a member of staff. The form to sign in is filled in by the tests of the
 * work in the background; here it would only cost time.
 */
export async function signInAtAdmin(page: Page, email: string): Promise<void> {
  const signedIn = await page.request.post('/cms/api/users/login', {
    data: { email, password: PASSWORD },
  })
  expect(signedIn.ok()).toBe(true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'The work to do' })).toBeVisible()
}

/** A second person with a browser of their own. */
export async function anotherPerson(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  return context.newPage()
}
