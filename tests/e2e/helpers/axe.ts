import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect } from '../fixtures'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The viewport widths of the accessibility tests. The wide one is first, because the navigation of
 * the back office closes when the page becomes narrow, but does not open again.
 */
export const widths = [1440, 390] as const

/** A width at which only the overflow is checked: its elements are those of another width. */
const TABLET = 768

/**
 * Axe with the same results in a half to a fifth of the time. It keeps the parts of a color in weak
 * maps, which are slow: here they are properties. It parses a color for every element, and copies the
 * HTML of every element: here a color is parsed once, and only violations have HTML.
 */
const source = `
class Properties {
  key = Symbol()
  has(object) { return this.key in object }
  get(object) { return object[this.key] }
  set(object, value) { object[this.key] = value }
  add(object) { object[this.key] = true }
}
((WeakMap, WeakSet) => {
  ${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
})(Properties, Properties)
{
  const parsed = new Map()
  const { prototype } = axe.commons.color.Color
  const parse = prototype.parseString
  prototype.parseString = function (text) {
    if (parsed.has(text)) return Object.assign(this, parsed.get(text))
    const { r, g, b, alpha } = parse.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}
axe.configure({ noHtml: true })`

/**
 * Runs axe in the page and returns the rule and the elements of each violation. `@axe-core/playwright`
 * takes three times as long, because it opens another page for each report and also describes every
 * element that conforms.
 */
export async function violationsIn(
  page: Page,
  part: string,
  options: RunOptions,
): Promise<readonly [rule: string, elements: readonly string[]][]> {
  // A page that is checked at several widths has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ([part, options]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe
      const { violations } = await run(part, options)
      return violations.map(
        ({ id, nodes }) =>
          [id, nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? '')] as const,
      )
    },
    [
      part,
      { ...options, elementRef: true, resultTypes: ['violations'] } satisfies RunOptions,
    ] as const,
  )
}

/**
 * For screens with many controls of the guide's own: their names have the texts that are seen on them, so
 * that they can be spoken. Axe calls the rule experimental, and Payload's controls violate it.
 */
export const spokenNames = ['label-content-name-mismatch']

/**
 * Expects no axe violations in the page, or in a part of it, other than those of the rules in `except`,
 * and no horizontal overflow. The rules in `also` have other tags.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  except: readonly string[] = [],
  also: readonly string[] = [],
): Promise<void> {
  const rules = Object.fromEntries([
    ...except.map((rule) => [rule, { enabled: false }]),
    ...also.map((rule) => [rule, { enabled: true }]),
  ])
  await expect(page.locator(part).first()).toBeVisible()
  // The back office mends the markup of a field in the frame after it appears. The timeout only ends a
  // check that hangs.
  await expect
    .poll(() => violationsIn(page, part, { runOnly: { type: 'tag', values: tags }, rules }), {
      timeout: 90_000,
    })
    .toEqual([])
  await expectNoOverflow(page)
}

async function expectNoOverflow(page: Page): Promise<void> {
  // The navigation of the back office moves when the width changes.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}

interface WidthChecks {
  readonly at?: readonly number[]
  readonly part?: string
  /** Rules that are not checked. */
  readonly except?: readonly string[]
  /** Expects the state of the page that is checked, which a change of the width could end. */
  holds?(page: Page): Promise<void>
}

/**
 * Expects the same at every width, with one load of the page, and no overflow between them. The next
 * page is loaded at the first width.
 */
export async function expectAccessibleAtAllWidths(
  page: Page,
  { at = widths, part, except, holds }: WidthChecks = {},
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    await holds?.(page)
    await expectAccessible(page, part, except)
  }
  await page.setViewportSize({ width: TABLET, height: 900 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: widths[0], height: 900 })
}

/** A state of a page: how it is reached, and what shows that the page is in it. */
export interface PageState {
  reach(page: Page): Promise<void>
  holds(page: Page): Promise<void>
}
