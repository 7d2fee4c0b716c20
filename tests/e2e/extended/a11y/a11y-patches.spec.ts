import type { Browser, Locator, Page } from '@playwright/test'
import {
  type A11yPatch,
  a11yPatches,
  type PatchedPage,
} from '../../../../src/payload-patches/admin/a11y/a11y-patches'
import { expect, test, visit } from '../../fixtures'
import { openTab } from '../../helpers/open-tab'
import { aLead, eraseOwnLeads } from '../../helpers/own-leads'
import { asAdmin, createStaff, openSecondUser, signIn, signInAs } from '../../staff'

/** Lets the selectors of the patches match nothing, so that pages are as Payload renders them. */
async function withoutPatches(page: Page): Promise<void> {
  await page.addInitScript(
    (selectors) => {
      const disabled = new Set<string>()
      const { matches, querySelectorAll } = Element.prototype
      const enabled = (selector: string) => {
        if (!selectors.includes(selector)) return selector
        disabled.add(selector)
        return ':not(*)'
      }
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          return matches.call(this, enabled(selector))
        },
        querySelectorAll(this: Element, selector: string) {
          return querySelectorAll.call(this, enabled(selector))
        },
      })
      Object.assign(globalThis, { disabled })
    },
    a11yPatches.map(({ selector }) => selector),
  )
}

/** The selectors that the page has looked for in vain. */
const disabledSelectors = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { disabled: Set<string> }).disabled].sort())

function isUnnamed(element: Locator): Promise<boolean> {
  const named = expect(element).toHaveAccessibleName(/\S/, { timeout: 100 })
  return named.then(
    () => false,
    () => true,
  )
}

/** Whether an element shows a text that its name lacks. */
const lacksText = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return node.ariaLabel !== null && !node.ariaLabel.includes(text)
  })

/** Whether an element lacks what a patch adds. */
async function isFaulty(element: Locator, { attributes }: A11yPatch): Promise<boolean> {
  const { 'aria-label': label, ...others } = attributes
  if (label !== undefined && ((await isUnnamed(element)) || (await lacksText(element)))) return true
  const wanted = Object.entries(others).map(
    ([name, value]) => [name, typeof value === 'string' ? value : null] as const,
  )
  return element.evaluate((node, expected) => {
    const hasMain = node.querySelector('main') !== null || node.closest('main') !== null
    return expected.some(([name, value]) => {
      if (name === 'role' && value === 'main' && hasMain) return false
      return !node.hasAttribute(name) || (value !== null && node.getAttribute(name) !== value)
    })
  }, wanted)
}

async function someAreFaulty(page: Page, patch: A11yPatch): Promise<boolean> {
  for (const element of await page.locator(patch.selector).all()) {
    if (await isFaulty(element, patch)) return true
  }
  return false
}

interface Doc {
  readonly id: number
}

async function readDocuments(page: Page, collection: string): Promise<Doc[]> {
  const address = `/cms/api/${collection}?limit=100&sort=id&depth=0`
  const response = await page.request.get(address, { headers: asAdmin() })
  const { docs }: { docs: Doc[] } = await response.json()
  return docs
}

/** Opens the form of the first document that meets a condition. */
async function openForm(page: Page, collection: string, fits = (_: Doc) => true): Promise<void> {
  const doc = (await readDocuments(page, collection)).find(fits)
  if (!doc) throw new Error(`No document of ${collection} shows the faults`)
  await visit(page, `/admin/collections/${collection}/${doc.id}`)
}

/**
 * Locks a service provider for another user, who types in its form. The lock outlives the test, and
 * no other browser test edits service providers.
 */
async function lockProvider(browser: Browser, page: Page, baseURL?: string): Promise<void> {
  const other = await openSecondUser(browser, baseURL)
  await signIn(other, await createStaff(page.request, 'editor'))
  await openForm(other, 'service-providers')
  // The patch names the button once the form reacts to typing.
  await expect(other.getByRole('button', { name: 'More actions' }).first()).toBeVisible()
  await other.locator('#field-name').pressSequentially(' x')
  await expect(async () => {
    await visit(page, '/admin/collections/service-providers')
    await expect(page.locator('.locked')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

const pages: Readonly<Record<PatchedPage, (page: Page) => Promise<unknown>>> = {
  login: (page) => visit(page, '/admin/login'),
  'not found': (page) => visit(page, '/admin/nothing'),
  community: (page) => openForm(page, 'communities'),
  'community pictures': (page) => openTab(page, 'Pictures and text'),
  builder: async (page) => {
    await openForm(page, 'builders')
    await openTab(page, 'Communities')
  },
  article: (page) =>
    openForm(page, 'blog-posts', (doc) => JSON.stringify(doc).includes('"type":"upload"')),
  navigation: (page) => visit(page, '/admin/globals/navigation'),
  picture: (page) => openForm(page, 'media'),
  'service providers': (page) => visit(page, '/admin/collections/service-providers'),
  lead: async (page) => visit(page, `/admin/collections/leads/${await aLead(page.request)}`),
  'filtered list': (page) =>
    visit(
      page,
      '/admin/collections/communities?search=nothing&where[or][0][and][0][status][equals]=sold_out',
    ),
  'live preview': (page) => page.getByRole('button', { name: 'Live preview' }).click(),
}

/** The pages that are opened with one load, one after the other. */
const visits: readonly (readonly PatchedPage[])[] = [
  ['login'],
  ['not found'],
  ['community', 'community pictures', 'live preview'],
  ['builder'],
  ['article'],
  ['navigation'],
  ['picture'],
  ['service providers'],
  ['lead'],
  ['filtered list'],
]

test.afterEach(eraseOwnLeads)

test('every page that needs patches is visited', () => {
  expect(visits.flat().sort()).toEqual(Object.keys(pages).sort())
})

// Fails when Payload has mended a fault: the patch is then to be removed.
for (const names of visits) {
  test(`Payload needs every patch of the page: ${names.join(', ')}`, async ({
    page,
    browser,
    baseURL,
    browserErrors,
  }) => {
    await withoutPatches(page)
    if (!names.includes('login')) await signInAs(page, 'admin')
    if (names.includes('service providers')) await lockProvider(browser, page, baseURL)
    for (const name of names) {
      await pages[name](page)
      for (const patch of a11yPatches.filter(({ shownOn }) => shownOn === name)) {
        await expect.poll(() => someAreFaulty(page, patch), patch.selector).toBe(true)
      }
    }
    expect(await disabledSelectors(page)).toEqual(
      a11yPatches.map(({ selector }) => selector).sort(),
    )
    // The page of an unknown path is answered with 404.
    if (names.includes('not found')) browserErrors.length = 0
  })
}
