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

/** Shows a message; answers the id that it got. */
function shown(message: typeof first): number {
  showToast(message)
  return currentToast()?.id ?? 0
}

it('shows a toast for 5 seconds and removes a dismissed one after 1,000,000 ms', () => {
  expect([TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS]).toEqual([5000, 1000000])
})

it('shows one at a time: the next one takes the place of the last', () => {
  shown(first)
  shown(second)
  expect(currentToast()).toMatchObject({ ...second, open: true })
})

it('closes a dismissed one at once, and removes it after 1000000 ms', () => {
  const id = shown(first)
  dismissToast(id)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

it('does not take the next one away when the last one would have been removed', () => {
  dismissToast(shown(first))
  const id = shown(second)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(currentToast()).toMatchObject({ id, open: true })
})

it('does not let a late dismissal of the last one close the next', () => {
  const id = shown(first)
  shown(second)
  dismissToast(id)
  expect(currentToast()).toMatchObject({ ...second, open: true })
})
