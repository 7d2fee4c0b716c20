import type { Page } from '@playwright/test'
import { pageTargets } from '../../../../bench/pages/targets'
import { expect, test, visit } from '../../fixtures'

/** Links, buttons and fields that are partly outside the screen and not in a part that scrolls. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      ((/auto|scroll|hidden/.test(getComputedStyle(part).overflowX) &&
        part.scrollWidth > part.clientWidth) ||
        scrolls(part.parentElement))
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
    return [...controls].flatMap((control) => {
      const { left, right, width, height } = control.getBoundingClientRect()
      const isShown =
        width > 1 &&
        height > 1 &&
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.closest('[aria-hidden=true]')
      const isInside = left >= -1 && right <= innerWidth + 1
      return !isShown || isInside || scrolls(control.parentElement)
        ? []
        : [control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML]
    })
  })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

// WCAG 1.4.10 asks for 320 px; WCAG 1.4.4 for text at twice its size.
for (const { state, width, textSize } of [
  { state: 'at 320 px', width: 320, textSize: 16 },
  { state: 'at 390 px with text at twice its size', width: 390, textSize: 32 },
])
  test(`no page scrolls sideways or cuts off a control ${state}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } })
    for (const { address } of pageTargets) {
      await visit(page, address)
      expect.soft({ address, cutOff: await cutOff(page) }).toEqual({ address, cutOff: [] })
      expect.soft({ address, overflow: await overflow(page) }).toEqual({ address, overflow: 0 })
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${textSize}px`,
    )
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
