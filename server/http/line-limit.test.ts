import { expect, it } from 'vitest'
import { LineLimit } from './line-limit'

it('a limit of log lines passes some each second, and the next line counts those left out', () => {
  const lines = new LineLimit(2)
  const logged = [0, 100, 200, 999].map((now) => lines.take(now).isLogged)
  expect(logged).toEqual([true, true, false, false])
  expect(lines.take(1000)).toEqual({ isLogged: true, skipped: 2 })
  expect(lines.take(1001)).toEqual({ isLogged: true })
  expect(lines.take(1002)).toEqual({ isLogged: false })
})
