import type { Page, Request } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'

const summary = (page: Page) => page.getByRole('main').getByRole('status')
const bar = (page: Page) => page.getByRole('search', { name: 'Communities' })

/** Makes two history entries of the list of communities, and reloads the second. */
async function filterAndReload(page: Page): Promise<void> {
  await visit(page, '/communities')
  await bar(page).getByLabel('City', { exact: true }).selectOption('Boerne')
  await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
  await bar(page).getByLabel('Price', { exact: true }).selectOption({ label: '$500k+' })
  await expect(summary(page)).toHaveText(/^4 of \d+ communities match$/)
  await expect(page).toHaveURL('/communities?city=Boerne&price=500000,')
  await reload(page)
  await expect(bar(page).getByLabel('Price', { exact: true })).toHaveValue('500000,')
  // Next adds its announcer once the page is hydrated. Before that, it requests the page of a step.
  await expect(page.getByRole('alert')).toBeAttached()
}

async function goBackTwice(page: Page): Promise<void> {
  await page.goBack()
  await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
  await page.goBack()
  await expect(page).toHaveURL('/communities')
}

/** Whether Next requests a page that it is going to show. */
function isNavigation(request: Request): boolean {
  const headers = request.headers()
  return Boolean(headers.rsc) && !headers['next-router-prefetch']
}

/** The addresses of the pages that Next requests from now on. */
function requestedPages(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (isNavigation(request)) requested.push(request.url())
  })
  return requested
}

test('back and forward within a list need no request, also after a reload', async ({ page }) => {
  await filterAndReload(page)
  const requested = requestedPages(page)
  await goBackTwice(page)
  await expect(summary(page)).toHaveText(/^\d+ communities$/)
  await page.goForward()
  await expect(summary(page)).toHaveText(/^7 of \d+ communities match$/)
  await page.goForward()
  await expect(summary(page)).toHaveText(/^4 of \d+ communities match$/)
  expect(requested).toEqual([])

  await test.step('a link works after them', async () => {
    await goBackTwice(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Builders' }).click()
    await expect(page).toHaveURL('/builders')
    await page.goBack()
    await expect(summary(page)).toHaveText(/^\d+ communities$/)
  })
})

// If this test fails, Next has been fixed: `useShallowSteps` of `AddressParams` may be unnecessary.
test('Next alone requests the server for a step back to an entry from before a reload', async ({
  page,
}) => {
  // The listener of `AddressParams` is the only one for `popstate` in the capture phase.
  await page.addInitScript(() => {
    const add = window.addEventListener
    window.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
      const isShallowStep = type === 'popstate' && typeof options === 'object' && options.capture
      if (!isShallowStep) add.call(window, type, listener, options)
    }
  })
  await filterAndReload(page)
  const requested = page.waitForRequest((request) => isNavigation(request))
  await page.goBack()
  expect(new URL((await requested).url()).pathname).toBe('/communities')
})
