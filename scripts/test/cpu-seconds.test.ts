import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { expect, it } from 'vitest'
import { readCpuSeconds } from './cpu-seconds'

it('the CPU seconds include those of other processes', () => {
  const script =
    'const start = process.cpuUsage().user; while (process.cpuUsage().user < start + 2e6);'
  const before = readCpuSeconds()
  execFileSync(process.execPath, ['-e', script])
  expect(readCpuSeconds() - before).toBeGreaterThan(1.9)
})
