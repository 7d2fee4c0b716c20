import type { Page } from '@playwright/test'

/** The longest time in milliseconds from an input to the next paint while `act` runs. */
export async function longestInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { interactionTimes: times })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  // Event timing entries are reported shortly after the paint.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))),
  )
  return page.evaluate(() => {
    const { interactionTimes } = window as typeof window & { interactionTimes: number[] }
    return Math.max(0, ...interactionTimes)
  })
}
