import { expect, it, vi } from 'vitest'
import { log } from './log'
import { createOutageLog } from './outage-log'

it('an outage is a warning when it begins and a line when it has ended', () => {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'warn'] as const) {
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => {
      lines.push(`${level}: ${args.at(-1)}`)
    })
  }
  const outage = createOutageLog('the listener')
  outage.recovered()
  outage.failed(new Error('refused'))
  outage.failed(new Error('refused'))
  outage.recovered()
  outage.recovered()
  outage.failed(new Error('refused'))
  expect(lines).toEqual([
    'warn: the listener cannot reach the database',
    'debug: the listener cannot reach the database',
    'info: the listener reaches the database again',
    'warn: the listener cannot reach the database',
  ])
})
