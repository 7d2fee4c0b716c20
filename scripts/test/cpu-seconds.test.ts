import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { expect, it } from 'vitest'
import { readCpuSeconds } from './cpu-seconds'

it.runIf(process.platform === 'linux')('the CPU seconds include those of ended children', () => {
  const script =
    'const start = process.cpuUsage().user; while (process.cpuUsage().user < start + 2e6);'
  const before = readCpuSeconds() ?? 0
  execFileSync(process.execPath, ['-e', script])
  expect((readCpuSeconds() ?? 0) - before).toBeGreaterThanOrEqual(2)
})
