import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Role } from '../../src/domain/enums'
import { expect, visit } from './fixtures'

/** The password of all staff users that tests create. */
export const PASSWORD = 'only-for-these-tests'

const COOKIE = 'payload-token'

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

/** Authorization headers of a staff user, for what another user does meanwhile. */
export async function asStaff(
  request: APIRequestContext,
  email: string,
): Promise<{ authorization: string }> {
  const data = { email, password: PASSWORD }
  const signedIn = await request.post('/cms/api/users/login', { data })
  const { token } = await signedIn.json()
  return { authorization: `JWT ${token}` }
}

/** The session of the user who is signed in in the browser; empty for a visitor. */
async function sessionIn(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === COOKIE)?.value ?? ''
}

/**
 * Authorization headers of the user who is signed in in the browser. Without a browser, Payload
 * accepts no session cookie, because the request has no origin.
 */
export async function asSignedIn(page: Page): Promise<{ authorization: string }> {
  return { authorization: `JWT ${await sessionIn(page)}` }
}

/** The session of the worker's staff user of each role. */
const sessions = new Map<Role, string>()

/**
 * Signs the browser in as a staff user, who is the same in all tests of the worker, without the
 * preferences that a test before has set. A new user costs two password hashes.
 */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const known = sessions.get(role)
  if (!known) {
    await signIn(page, await createStaff(page.request, role))
    sessions.set(role, await sessionIn(page))
    return
  }
  await page.context().addCookies([{ name: COOKIE, value: known, url: process.env.E2E_URL ?? '' }])
  const all = '/cms/api/payload-preferences?where[id][exists]=true'
  const cleared = await page.request.delete(all, { headers: { authorization: `JWT ${known}` } })
  expect(cleared.ok(), await cleared.text()).toBe(true)
}

/** Signs the browser in as the first admin. */
export async function signInAsAdmin(page: Page, baseURL: string | undefined): Promise<void> {
  const value = process.env.E2E_ADMIN_TOKEN ?? ''
  await page.context().addCookies([{ name: COOKIE, value, url: baseURL ?? '' }])
}

/** Signs in and opens the dashboard. */
export async function signInAtAdmin(page: Page, email: string, site = ''): Promise<void> {
  await signIn(page, email, site)
  await visit(page, `${site}/admin`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Opens a page in a new browser context, for a second user. */
export async function openSecondUser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  return context.newPage()
}
