// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePageIdle } from './use-page-idle'

let isIdle: boolean

function Host({ isInView = false }) {
  isIdle = usePageIdle(isInView)
  return null
}

const render = (isInView?: boolean) =>
  act(() => createRoot(document.createElement('div')).render(<Host isInView={isInView} />))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => setTimeout(callBack))
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('usePageIdle waits three seconds after the load of a page', () => {
  render()
  act(() => vi.advanceTimersByTime(2_999))
  expect(isIdle).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(isIdle).toBe(true)
})

it('usePageIdle stops waiting with the first input', () => {
  render()
  act(() => window.dispatchEvent(new Event('pointermove')))
  expect(isIdle).toBe(true)
})

it('usePageIdle waits only for the browser after a followed link', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  render()
  expect(isIdle).toBe(false)
  act(() => vi.advanceTimersByTime(0))
  expect(isIdle).toBe(true)
})

it('usePageIdle waits only for the browser if the content is in view', () => {
  render(true)
  expect(isIdle).toBe(false)
  act(() => vi.advanceTimersByTime(0))
  expect(isIdle).toBe(true)
})
