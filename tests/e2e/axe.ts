import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths at which every state of a page is looked at. */
export const widths = [390, 1440] as const

/**
 * Axe finds nothing in what the page shows now, or in one part of it, but for the rules named, and
 * nothing stands out of the page sideways.
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
