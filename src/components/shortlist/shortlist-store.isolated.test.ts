import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SHORTLIST_LIMIT } from '@/domain/shortlist/items'
import { parseShortlist, type Shortlist } from '@/domain/shortlist/saved'
import { SHORTLIST_KEY } from './shortlist-key'

// Each tab has a copy of the module. The storage is shared.

const villa = { key: 'c1', name: 'Villa Serena' }
const home = { key: 'h2', name: '214 Bluestem Run' }

let stored: Map<string, string>
/** Why the browser refuses to store or to read. */
let failure: 'full' | 'forbidden' | null

const storage = {
  getItem(key: string): string | null {
    if (failure === 'forbidden') throw new DOMException('denied', 'SecurityError')
    return stored.get(key) ?? null
  },
  setItem(key: string, value: string): void {
    if (failure) throw new DOMException('no', 'QuotaExceededError')
    stored.set(key, value)
  },
}

beforeEach(() => {
  stored = new Map()
  failure = null
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
})

async function openTab() {
  vi.resetModules()
  return import('./shortlist-store')
}

const inStorage = (): Shortlist => parseShortlist(stored.get(SHORTLIST_KEY) ?? null)

it('the shortlist stores what is saved, noted and removed, for the next visit', async () => {
  const tab = await openTab()
  expect(tab.addListings([villa, home])).toBe('added')
  tab.writeNote(home, 'Corner lot', '')
  tab.removeListing('h2')
  tab.removeListing('c1')
  expect(inStorage()).toEqual([{ ...home, note: 'Corner lot', isOn: false }])
  const next = await openTab()
  next.addListings([home])
  expect(inStorage()).toEqual([{ ...home, note: 'Corner lot', isOn: true }])
  next.clearShortlist()
  expect(inStorage()).toEqual([])
})

it("two tabs do not overwrite each other's shortlist", async () => {
  const one = await openTab()
  one.addListings([villa])
  const other = await openTab()
  other.addListings([home])
  one.writeNote(villa, 'From the first tab', '')
  other.writeNote(villa, 'From the second tab', '')
  other.writeNote(home, 'Ready in May', '')
  one.removeListing('h2')
  expect(inStorage()).toEqual([
    { ...home, note: 'Ready in May', isOn: false },
    { ...villa, note: 'From the second tab\nFrom the first tab', isOn: true },
  ])
})

it('a full shortlist says so and keeps what it has', async () => {
  const tab = await openTab()
  const many = Array.from({ length: SHORTLIST_LIMIT }, (_, n) => ({ key: `p${n + 1}`, name: 'A' }))
  expect(tab.addListings(many)).toBe('added')
  expect(tab.addListings([villa])).toBe('full')
  expect(inStorage()).toHaveLength(SHORTLIST_LIMIT)
  expect(tab.addListings(many.slice(0, 1))).toBe('added')
})

describe.each(['full', 'forbidden'] as const)('the shortlist in a %s storage', (reason) => {
  it('keeps list and notes while the page is open, and says that nothing is stored', async () => {
    const tab = await openTab()
    failure = reason
    expect(tab.addListings([villa])).toBe('not-stored')
    tab.writeNote(villa, 'Nice porch', '')
    expect(tab.addListings([home])).toBe('not-stored')
    // It is stored as soon as there is room, with what another tab stored in between.
    failure = null
    stored.set(
      SHORTLIST_KEY,
      JSON.stringify([{ key: 'c9', name: 'Old Mill', note: 'Far', isOn: true }]),
    )
    expect(tab.addListings([{ key: 'p3', name: 'The Blanco' }])).toBe('added')
    expect(inStorage().map(({ key, note }) => [key, note])).toEqual([
      ['p3', ''],
      ['h2', ''],
      ['c1', 'Nice porch'],
      ['c9', 'Far'],
    ])
  })
})
