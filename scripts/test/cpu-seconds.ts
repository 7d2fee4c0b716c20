import os from 'node:os'

/**
 * The CPU seconds that the machine has spent since it started, idle time excluded. The usage of a
 * process includes only those children for whose end it waited, which leaves out most of a browser.
 */
export function readCpuSeconds(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000
}
