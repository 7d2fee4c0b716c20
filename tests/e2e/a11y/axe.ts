import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The viewport widths of the accessibility tests. */
export const widths = [390, 1440] as const

/**
 * Expects no axe violations in the page, or in a part of it, other than those of the listed rules,
 * and no horizontal overflow.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  except: string[] = [],
): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part).withTags(rules).disableRules(except)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
