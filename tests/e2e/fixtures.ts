import { rmSync } from 'node:fs'
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
} from '@playwright/test'
import { scratchFolder } from '../scratch-folder'

export { admin } from './setup/prepared-folder'
export { expect }

interface Fixtures {
  /** Errors that the browser reported. A test that expects an error removes it from the list. */
  readonly browserErrors: string[]
  /**
   * A browser context and a page of the test's own, with an empty cache. For tests of loading, tests
   * with several pages of one user or a clock of their own, and options of the browser besides the
   * viewport. Without JavaScript it is always so.
   */
  readonly isIsolated: boolean
}

interface WorkerFixtures {
  /** A browser profile that keeps scripts and their compiled code. */
  readonly profile: BrowserContext
  /** The page that the tests of the worker use one after the other. */
  readonly reusedPage: ReusedPage
}

/**
 * Playwright's `test`, which fails on every browser error: a console error, an exception, a
 * violation of the content security policy, or a failed request to the site.
 *
 * A worker's tests use the same page of one browser profile: a load of the site then takes a sixth
 * less CPU time than in a new page of the profile, one of the back office a third. Every test begins
 * on a blank page without cookies, storage, routes, permissions and CDP sessions of the one before.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  profile: [
    async ({ playwright }, use, { project }) => {
      const folder = scratchFolder()
      const { launchOptions, ...options } = project.use
      const profile = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...options,
        ...(process.env.E2E_URL ? { baseURL: process.env.E2E_URL } : {}),
      })
      // As long as one page of the site is open, the others share its process.
      await profile.pages()[0]?.goto('/robots.txt')
      await use(profile)
      await profile.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  reusedPage: [async ({ profile }, use) => use(await openReusedPage(profile)), { scope: 'worker' }],

  isIsolated: [false, { option: true }],

  context: async ({ browser, profile, baseURL, isIsolated, javaScriptEnabled }, use) => {
    const isOwn = isIsolated || javaScriptEnabled === false
    await use(isOwn ? await browser.newContext(baseURL ? { baseURL } : {}) : profile)
    // Also those that the test opened for other users, whose pages would go on working.
    for (const context of browser.contexts()) await context.close()
  },

  // Playwright requires a destructured first argument.
  baseURL: async ({ browserName: _ }, use) => use(process.env.E2E_URL),

  browserErrors: async ({ browserName: _ }, use) => use([]),

  // Tests of the API alone do not use it and open no page.
  page: async (
    { context, profile, reusedPage, baseURL, browserErrors, javaScriptEnabled, viewport },
    use,
  ) => {
    const reused = context === profile ? reusedPage : undefined
    const page = reused?.page ?? (await context.newPage())
    // A page that another one covered is not painted, and loads no scripts.
    await page.bringToFront()
    if (viewport) await page.setViewportSize(viewport)
    listen(page, baseURL ?? '', browserErrors)
    if (!reused && javaScriptEnabled !== false) awaitInteractivity(page)
    await use(page)
    await reused?.clear()
    expect(browserErrors, 'browser errors').toEqual([])
  },
})

/** What a test can listen for. Playwright itself listens for the end and the crash of a page. */
const observed = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
] as const

interface ReusedPage {
  readonly page: Page
  /** Ends what a test leaves in the page and its profile, except the cache. */
  clear(): Promise<void>
}

async function openReusedPage(profile: BrowserContext): Promise<ReusedPage> {
  const page = await profile.newPage()
  awaitInteractivity(page)
  const devtools = await profile.newCDPSession(page)
  // What a session sets, such as a slower CPU, lasts as long as the session.
  const sessions: CDPSession[] = []
  const newCDPSession = profile.newCDPSession.bind(profile)
  profile.newCDPSession = async (target) => {
    const session = await newCDPSession(target)
    sessions.push(session)
    return session
  }
  const initScripts: { dispose(): Promise<void> }[] = []
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args) => {
    const added = await addInitScript(...args)
    initScripts.push(added)
    return added
  }
  return {
    page,
    async clear() {
      for (const event of observed) page.removeAllListeners(event)
      for (const session of sessions.splice(0)) await session.detach()
      await Promise.all([page.unrouteAll(), profile.unrouteAll()])
      for (const other of profile.pages().slice(1)) if (other !== page) await other.close()
      const { origin } = new URL(page.url())
      // Of all storage, only this belongs to the page. The site writes to it when it is left.
      await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()))
      await page.goto('about:blank')
      await devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb',
      })
      for (const script of initScripts.splice(0)) await script.dispose()
      await page.emulateMedia({ media: null, reducedMotion: null })
      await Promise.all([profile.clearCookies(), profile.clearPermissions()])
    },
  }
}

/**
 * Lets `goto` and `reload` wait for the scripts of the page, which load after its first paint, unless
 * the test asks for less.
 */
function awaitInteractivity(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    const isEarly = ['commit', 'domcontentloaded'].includes(options?.waitUntil ?? '')
    return isEarly ? response : untilInteractive(page, response)
  }
  page.reload = async (...args) => untilInteractive(page, await reload(...args))
}

/** React marks the elements whose events it handles. Files and error pages have no scripts. */
async function untilInteractive<Result>(page: Page, result: Result): Promise<Result> {
  await page.waitForFunction(
    () =>
      document.scripts.length === 0 ||
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')),
  )
  return result
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
