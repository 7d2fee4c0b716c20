import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutoAdvance } from './auto-advance'

describe('createAutoAdvance', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('advances every 6000 ms', () => {
    const advance = vi.fn()
    createAutoAdvance(6000, advance)
    vi.advanceTimersByTime(5999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(12_000)
    expect(advance).toHaveBeenCalledTimes(3)
  })

  it('pauses until the last hold is released, then waits the full interval', () => {
    const advance = vi.fn()
    const auto = createAutoAdvance(6000, advance)
    vi.advanceTimersByTime(5000)
    auto.hold('hover')
    auto.hold('focus')
    auto.release('hover')
    vi.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
    auto.release('focus')
    vi.advanceTimersByTime(5999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
  })

  it('restarts the interval for a manually selected slide, except while held', () => {
    const advance = vi.fn()
    const auto = createAutoAdvance(6000, advance)
    vi.advanceTimersByTime(5000)
    auto.restart()
    vi.advanceTimersByTime(5999)
    expect(advance).not.toHaveBeenCalled()
    auto.hold('visitor')
    auto.restart()
    vi.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
  })

  it('stops permanently', () => {
    const advance = vi.fn()
    const auto = createAutoAdvance(6000, advance)
    auto.hold('hidden')
    auto.stop()
    auto.release('hidden')
    vi.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
  })
})
