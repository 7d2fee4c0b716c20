import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const summary = (page: Page) => page.getByRole('main').getByRole('status')
const bar = (page: Page) => page.getByRole('search', { name: 'Communities' })

/** Makes two history entries of the list of communities, and reloads the second. */
async function filterAndReload(page: Page): Promise<void> {
  await page.goto('/communities')
  await bar(page).getByLabel('City', { exact: true }).selectOption('Boerne')
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await bar(page).getByLabel('Price', { exact: true }).selectOption({ label: '$500k+' })
  await expect(summary(page)).toHaveText('4 of 63 communities match')
  await page.reload()
  await expect(bar(page).getByLabel('Price', { exact: true })).toHaveValue('500000,')
}

async function goBackTwice(page: Page): Promise<void> {
  await page.goBack()
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.goBack()
  await expect(page).toHaveURL('/communities')
}

/** The addresses of the pages that Next requests from now on. */
function requestedPages(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const headers = request.headers()
    if (headers.rsc && !headers['next-router-prefetch']) requested.push(request.url())
  })
  return requested
}

test('back and forward within a list need no request, also after a reload', async ({ page }) => {
  await filterAndReload(page)
  const requested = requestedPages(page)
  await goBackTwice(page)
  await expect(summary(page)).toHaveText('63 communities')
  await page.goForward()
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  await page.goForward()
  await expect(summary(page)).toHaveText('4 of 63 communities match')
  expect(requested).toEqual([])
})

test('a link works after steps back within a list', async ({ page }) => {
  await filterAndReload(page)
  await goBackTwice(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Builders' }).click()
  await expect(page).toHaveURL('/builders')
  await page.goBack()
  await expect(summary(page)).toHaveText('63 communities')
})

// If this test fails, Next has been fixed: `useShallowSteps` of `AddressParams` may be unnecessary.
test('Next alone does not finish two steps back to entries from before a reload', async ({
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
  await page.goBack()
  await expect(summary(page)).toHaveText('7 of 63 communities match')
  // A step within a tenth of a second of the one before it sometimes replaces it.
  await page.waitForTimeout(700)
  await page.goBack()
  await expect(page).toHaveURL('/communities')
  const isFinished = await expect(summary(page))
    .toHaveText('63 communities', { timeout: 10_000 })
    .then(() => true)
    .catch(() => false)
  expect(isFinished, 'Next finishes the second step').toBe(false)
})
