import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Role } from '../../src/domain/enums'
import { expect } from './fixtures'

/** The password of all staff users that tests create. */
export const PASSWORD = 'only-for-these-tests'

/** Authorization headers of the first admin, for test setup. */
export function asAdmin(): { authorization: string } {
  return { authorization: `JWT ${process.env.E2E_ADMIN_TOKEN}` }
}

/** Creates a staff user and returns the email address. */
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
 * Signs in through the API, at the site of the tests or at another guide. background-jobs.spec.ts
 * covers the login form, which is slower.
 */
export async function signIn(page: Page, email: string, site = ''): Promise<void> {
  const signedIn = await page.request.post(`${site}/cms/api/users/login`, {
    data: { email, password: PASSWORD },
  })
  expect(signedIn.ok()).toBe(true)
}

/** Signs the browser in as a new staff user. */
export async function signInAsNew(page: Page, role: Role): Promise<void> {
  await signIn(page, await createStaff(page.request, role))
}

/** Signs the browser in as the first admin. */
export async function signInAsAdmin(page: Page, baseURL: string | undefined): Promise<void> {
  const value = process.env.E2E_ADMIN_TOKEN ?? ''
  await page.context().addCookies([{ name: 'payload-token', value, url: baseURL ?? '' }])
}

/** Signs in and opens the dashboard. */
export async function signInAtAdmin(page: Page, email: string, site = ''): Promise<void> {
  await signIn(page, email, site)
  await page.goto(`${site}/admin`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Opens a page in a new browser context, for a second user. */
export async function openSecondUser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  return context.newPage()
}
