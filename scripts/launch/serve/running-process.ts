import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { getErrorCode } from '../console'

/**
 * Whether a process with this pid is running and its command line contains `word`. After a crash
 * the pid may belong to another program.
 */
export function runs(pid: number, word: string): boolean {
  return pid > 0 && isAlive(pid) && readCommand(pid, word).includes(word)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}

/** The command line of a process. On Windows it is slow to read, so the pid alone counts. */
function readCommand(pid: number, otherwise: string): string {
  try {
    if (process.platform === 'win32') return otherwise
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Polls ten times per second until a condition is true. Returns false after the timeout. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!(await holds())) {
    if (performance.now() > end) return false
    await sleep(100)
  }
  return true
}
