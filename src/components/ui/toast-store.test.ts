import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  currentToast,
  dismissToast,
  showToast,
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
} from './toast-store'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const first = { title: 'Error', description: 'Failed to submit your request.' }
const second = { title: 'Success!', description: 'Your tour request has been submitted.' }

/** Shows a message and returns its ID. */
function shown(message: typeof first): number {
  showToast(message)
  return currentToast()?.id ?? 0
}

it('a toast is shown for 5 seconds, and a dismissed one is removed after 1,000,000 ms', () => {
  expect([TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS]).toEqual([5000, 1000000])
})

it('a new toast replaces the previous one', () => {
  shown(first)
  shown(second)
  expect(currentToast()).toMatchObject({ ...second, open: true })
})

it('a dismissed toast closes immediately and is removed after 1,000,000 ms', () => {
  const id = shown(first)
  dismissToast(id)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

it('a new toast is not removed when the removal of the previous one is due', () => {
  dismissToast(shown(first))
  const id = shown(second)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(currentToast()).toMatchObject({ id, open: true })
})

it('a new toast is not closed by a late dismissal of the previous one', () => {
  const id = shown(first)
  shown(second)
  dismissToast(id)
  expect(currentToast()).toMatchObject({ ...second, open: true })
})
