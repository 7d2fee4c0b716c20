import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageEvents } from '@/contract/counts/page-events'

/** A fake page with controllable visibility and links. */
const page = { told: [] as PageEvents[], state: 'visible' }
const listeners = new Map<string, Set<(event: unknown) => void>>()
const fire = (type: string, event: unknown = {}) =>
  listeners.get(type)?.forEach((listener) => void listener(event))
const listen = (type: string, listener: (event: unknown) => void) =>
  void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))

class FakeLink {
  readonly origin: string
  readonly protocol: string
  readonly pathname: string
  constructor(
    readonly href: string,
    readonly around: Readonly<Record<string, string>> = {},
  ) {
    const url = new URL(href)
    this.origin = url.origin
    this.protocol = url.protocol
    this.pathname = url.pathname
  }
  closest(selector: string) {
    if (selector === 'a') return this
    const name = selector.replace(/^\[|\]$/g, '')
    const value = this.around[name]
    return value === undefined ? null : { getAttribute: () => value }
  }
}

const site = 'https://guide.example'

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  listeners.clear()
  Object.assign(page, { told: [], state: 'visible' })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('location', { origin: site, pathname: '/communities/villa' })
  vi.stubGlobal('document', {
    addEventListener: listen,
    removeEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.get(type)?.delete(listener),
    get visibilityState() {
      return page.state
    },
  })
  vi.doMock('./send-page-events', () => ({
    sendPageEvents: (events: PageEvents) => page.told.push(events),
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => import('./watch-listings')

function show(state: 'visible' | 'hidden'): void {
  page.state = state
  fire('visibilitychange')
}

async function click(href: string, around = {}) {
  const { countClick } = await load()
  // The link of the test has what the code reads.
  countClick(new FakeLink(href, around) as unknown as EventTarget, '/communities/villa')
  return page.told
}

it('watchListing counts a view once, after the page was visible for an uninterrupted second', async () => {
  const { watchListing } = await load()
  watchListing('/communities/villa')
  vi.advanceTimersByTime(900)
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(999)
  fire('pagehide')
  expect(page.told).toEqual([])
  vi.advanceTimersByTime(1)
  fire('pagehide')
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(10_000)
  expect(page.told).toEqual([{ views: ['/communities/villa'] }])
})

it('watchListing counts no view of a page that is left at once', async () => {
  const { watchListing } = await load()
  const stop = watchListing('/communities/villa')
  vi.advanceTimersByTime(900)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(page.told).toEqual([])
})

it.each([
  ['tel:+12105550100', { 'data-listing': '' }, { calls: ['/communities/villa'] }],
  ['tel:+12105550100', { 'data-listing': '/builders/a' }, { calls: ['/builders/a'] }],
  ['https://a.example/', { 'data-listing': '/builders/a' }, { websites: ['/builders/a'] }],
  [
    'https://www.google.com/maps/dir/?api=1',
    { 'data-listing': '' },
    { directions: ['/communities/villa'] },
  ],
  [`${site}/builders/a`, {}, { clicks: ['/builders/a'] }],
])('countClick counts a click on %s with %j', async (href, around, events) => {
  expect(await click(href, around)).toEqual([events])
})

it.each([
  ['tel:+12105550100', {}],
  ['https://advertiser.example/', {}],
  ['mailto:a@b.example', { 'data-listing': '' }],
  [`${site}/communities/villa#homes`, {}],
  [`${site}/communities`, {}],
  [`${site}/builders/a`, { nav: '' }],
])('countClick does not count a click on %s with %j', async (href, around) => {
  expect(await click(href, around)).toEqual([])
})
