import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './console'

/**
 * Whether a process of that number runs and its command line holds the given word: after a crash
 * the number may belong to any other program.
 */
export function runs(pid: number, word: string): boolean {
  return pid > 0 && isAlive(pid) && commandOf(pid, word).includes(word)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** The command line of a process; Windows has no cheap way to ask, so the number is believed. */
function commandOf(pid: number, otherwise: string): string {
  try {
    if (process.platform === 'win32') return otherwise
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Waits until a condition holds, asking ten times a second; false when time ran out. */
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
