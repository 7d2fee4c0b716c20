import { afterEach, expect, it, vi } from 'vitest'
import { sendConsoleToLog } from './console-to-log'
import { log } from './log'

afterEach(() => {
  vi.restoreAllMocks()
})

it('sendConsoleToLog sends console output of Next to the logger, and errors at error level', () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const info = vi.spyOn(log, 'info').mockImplementation(() => {})
  const target = { ...console }
  sendConsoleToLog(target)
  const failure = new Error('Failed query')
  target.error(' ⨯', failure, { digest: '1' })
  target.log('Ready in %d ms', 12)
  expect(error.mock.calls).toEqual([[{ err: failure, details: [{ digest: '1' }] }, '⨯']])
  expect(info.mock.calls).toEqual([[{}, 'Ready in 12 ms']])
})
