import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onAuthFailure } from './auth-failure'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

it('onAuthFailure notifies every map when Google rejects the key', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const stops = [onAuthFailure(one), onAuthFailure(other)]
  window.gm_authFailure?.()
  expect(one).toHaveBeenCalledOnce()
  expect(other).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
})

it('onAuthFailure removes the global callback with the last listener', () => {
  const [stayed, left] = [vi.fn(), vi.fn()]
  const stop = onAuthFailure(stayed)
  onAuthFailure(left)()
  window.gm_authFailure?.()
  expect(stayed).toHaveBeenCalledOnce()
  expect(left).not.toHaveBeenCalled()
  stop()
  expect(window).not.toHaveProperty('gm_authFailure')
})
