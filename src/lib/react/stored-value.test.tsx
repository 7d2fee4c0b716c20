// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStoredValue, type StoredValue, useStoredValue } from './stored-value'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const createNumber = () =>
  createStoredValue<number | null>({
    key: 'number',
    parse: (text) => (text === null ? null : JSON.parse(text)),
    format: (value) => (value === null ? null : JSON.stringify(value)),
    empty: null,
  })

function Shown({ store }: { store: StoredValue<number | null> }) {
  return <p>{useStoredValue(store) ?? 'nothing'}</p>
}

async function show(store: StoredValue<number | null>) {
  const part = document.createElement('div')
  await act(async () => createRoot(part).render(<Shown store={store} />))
  return part
}

it('a stored value is shown, changed, stored and removed', async () => {
  localStorage.setItem('number', '3')
  const store = createNumber()
  const part = await show(store)
  expect(part.textContent).toBe('3')
  await act(async () => store.setValue(4))
  expect([part.textContent, localStorage.getItem('number')]).toEqual(['4', '4'])
  await act(async () => store.setValue(null))
  expect([part.textContent, localStorage.getItem('number')]).toEqual(['nothing', null])
})

it('what another tab stores is shown, and other keys change nothing', async () => {
  const part = await show(createNumber())
  const change = (key: string | null) =>
    act(async () => window.dispatchEvent(new StorageEvent('storage', { key })))
  localStorage.setItem('number', '5')
  await change('other')
  expect(part.textContent).toBe('nothing')
  await change('number')
  expect(part.textContent).toBe('5')
  localStorage.clear()
  await change(null)
  expect(part.textContent).toBe('nothing')
})

it('what cannot be read counts as empty, and without storage a value lives in the page', async () => {
  localStorage.setItem('number', 'no JSON')
  const store = createNumber()
  const part = await show(store)
  expect(part.textContent).toBe('nothing')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await act(async () => store.setValue(6))
  expect([part.textContent, localStorage.getItem('number')]).toEqual(['6', 'no JSON'])
})
