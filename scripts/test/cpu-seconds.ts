import { existsSync, readFileSync } from 'node:fs'

const file = '/proc/self/stat'
const TICKS_PER_SECOND = 100

/**
 * The CPU seconds of this process and of all processes that it and its children have waited for, or
 * `undefined` outside Linux. `process.resourceUsage` does not include children
 * (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, fields 14 to 17).
 */
export function readCpuSeconds(): number | undefined {
  if (!existsSync(file)) return undefined
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1) ?? ''
  const ticks = afterName.split(' ').slice(11, 15).map(Number)
  return Math.round(ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND)
}
