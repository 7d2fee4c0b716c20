import { test as base, expect, type Page, type Response } from '@playwright/test'
import { waitUntilInteractive } from './helpers/wait-until-interactive'

export { admin } from './setup/prepared-folder'
export { expect }

interface Fixtures {
  /** Errors that the browser reported. A test that expects an error removes it from the list. */
  readonly browserErrors: string[]
}

/**
 * Playwright's `test`, which fails on every browser error of its page: a console error, an exception,
 * a violation of the content security policy, or a failed request to the site.
 */
export const test = base.extend<Fixtures>({
  // Playwright requires a destructured first argument.
  baseURL: async ({ browserName: _ }, use) => use(process.env.E2E_URL),

  browserErrors: async ({ browserName: _ }, use) => use([]),

  context: async ({ context, browser }, use) => {
    await use(context)
    // Contexts that the test opened for other users are closed: their pages would go on working.
    for (const other of browser.contexts()) if (other !== context) await other.close()
  },

  page: async ({ page, baseURL, browserErrors }, use) => {
    listen(page, baseURL ?? '', browserErrors)
    await use(page)
    expect(browserErrors, 'browser errors').toEqual([])
  },
})

type Options = Parameters<Page['goto']>[1]

/** Opens an address and waits until the page handles events. */
export async function visit(page: Page, url: string, options?: Options): Promise<Response | null> {
  const response = await page.goto(url, options)
  await waitUntilInteractive(page)
  return response
}

/** Reloads the page and waits until it handles events. */
export async function reload(page: Page, options?: Options): Promise<void> {
  await page.reload(options)
  await waitUntilInteractive(page)
}

function listen(page: Page, site: string, browserErrors: string[]): void {
  page.on('console', (message) => {
    // `requestfailed` and `response` report failed requests with their URL.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    browserErrors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => browserErrors.push(`exception: ${error.message}`))
  page.on('response', (response) => {
    const request = response.request()
    const own = response.url().startsWith(site)
    if (own && response.status() >= 400 && !request.isNavigationRequest()) {
      browserErrors.push(`${response.status()} ${request.method()} ${response.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser cancels requests when it leaves a page, and blocks scripts while JavaScript is
    // disabled. Other policy violations also appear as console errors.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp' || !request.url().startsWith(site)) return
    browserErrors.push(`${reason} ${request.method()} ${request.url()}`)
  })
}
