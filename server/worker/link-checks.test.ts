import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLinkChecks } from './link-checks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('links are checked where the guide has an https address, until the server stops', () => {
  const local = startLinkChecks('http://127.0.0.1:3000')
  expect(vi.getTimerCount()).toBe(0)
  local.close()
  const online = startLinkChecks('https://guide.example')
  expect(vi.getTimerCount()).toBe(1)
  online.close()
  expect(vi.getTimerCount()).toBe(0)
})
