import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Seen = (entries: { intersectionRatio: number }[]) => void

/** A fake page with controllable scroll position and visibility. */
const page = { told: [] as string[][], scroll: (_: number) => {}, state: 'visible' }
const listeners = new Map<string, Set<() => void>>()
const fire = (event: string) => listeners.get(event)?.forEach((listener) => void listener())
const listen = (event: string, listener: () => void) =>
  void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  listeners.clear()
  Object.assign(page, { told: [], state: 'visible' })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', {
    addEventListener: listen,
    removeEventListener: (event: string, listener: () => void) =>
      listeners.get(event)?.delete(listener),
    get visibilityState() {
      return page.state
    },
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        page.scroll = (intersectionRatio) => seen([{ intersectionRatio }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.doMock('../counts/send-page-events', () => ({
    sendPageEvents: ({ adImpressions }: { adImpressions: string[] }) =>
      page.told.push(adImpressions),
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function watch(id: string): Promise<() => void> {
  const { watchAd } = await import('./watch-ad')
  return watchAd({} as Element, id)
}

function show(state: 'visible' | 'hidden'): void {
  page.state = state
  fire('visibilitychange')
}

it('watchAd counts an ad that was half visible for a second', async () => {
  await watch('1')
  page.scroll(0.5)
  vi.advanceTimersByTime(1000)
  vi.advanceTimersByTime(5000)
  expect(page.told).toEqual([['1']])
})

it('watchAd does not count an ad that was visible too briefly or by less than half', async () => {
  await watch('1')
  for (let pass = 0; pass < 5; pass += 1) {
    page.scroll(0.9)
    vi.advanceTimersByTime(999)
    page.scroll(0.49)
    vi.advanceTimersByTime(999)
  }
  vi.advanceTimersByTime(60_000)
  expect(page.told).toEqual([])
})

it('watchAd does not count time in a hidden tab', async () => {
  await watch('1')
  page.scroll(1)
  vi.advanceTimersByTime(600)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  show('visible')
  vi.advanceTimersByTime(999)
  fire('pagehide')
  expect(page.told).toEqual([])
  vi.advanceTimersByTime(1)
  fire('pagehide')
  expect(page.told).toEqual([['1']])
})

it('watchAd counts an ad once per page visit', async () => {
  const stop = await watch('1')
  for (const ratio of [1, 0, 1]) {
    page.scroll(ratio)
    vi.advanceTimersByTime(1000)
  }
  stop()
  await watch('1')
  page.scroll(1)
  vi.advanceTimersByTime(1000)
  vi.advanceTimersByTime(5000)
  expect(page.told).toEqual([['1'], ['1']])
})

it('watchAd batches events and sends them at the latest when the page is left', async () => {
  for (const id of ['1', '2']) {
    await watch(id)
    page.scroll(1)
  }
  vi.advanceTimersByTime(1000)
  expect(page.told).toEqual([])
  show('hidden')
  fire('pagehide')
  expect(page.told).toEqual([['1', '2']])
})
