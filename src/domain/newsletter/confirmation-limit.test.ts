import { describe, expect, it } from 'vitest'
import { canRequestConfirmation } from './confirmation-limit'

const now = new Date('2026-11-20T12:00:00Z')
const may = (...minutes: number[]) =>
  canRequestConfirmation(
    minutes.map((age) => new Date(now.getTime() - age * 60_000)),
    now,
  )

describe('confirmation emails', () => {
  it('are sent at least ten minutes apart', () => {
    expect([may(), may(9), may(10)]).toEqual([true, false, true])
  })

  it('are limited to three a day', () => {
    expect([may(300, 200), may(300, 200, 100), may(1440, 200, 100)]).toEqual([true, false, true])
  })
})
