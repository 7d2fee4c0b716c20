import { test as base, expect, type Page } from '@playwright/test'

export { admin } from './setup/production-server'
export { expect }

interface Fixtures {
  /** Everything the page complained about; a test that expects a complaint takes it out. */
  readonly complaints: string[]
}

/**
 * Playwright's `test`, where every complaint of the browser fails the test: an error in the
 * console, an exception, a breach of the content security policy, a request to the site itself
 * that failed.
 */
export const test = base.extend<Fixtures>({
  // Playwright insists on a pattern, and passes what it names.
  baseURL: async ({ browserName: _ }, use) => use(process.env.E2E_URL),

  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = listen(page, baseURL ?? '')
      await use(complaints)
      expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

function listen(page: Page, site: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Failed requests are reported below, with their address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('response', (response) => {
    const request = response.request()
    const own = response.url().startsWith(site)
    if (own && response.status() >= 400 && !request.isNavigationRequest()) {
      complaints.push(`${response.status()} ${request.method()} ${response.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser itself drops requests when it leaves a page, and scripts while they are switched
    // off; what the policy blocks otherwise is an error in the console as well.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp' || !request.url().startsWith(site)) return
    complaints.push(`${reason} ${request.method()} ${request.url()}`)
  })
  return complaints
}
