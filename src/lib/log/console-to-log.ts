import { format } from 'node:util'
import { log } from './log'

const levels = {
  debug: 'debug',
  error: 'error',
  info: 'info',
  log: 'info',
  trace: 'debug',
  warn: 'warn',
} as const

type Method = keyof typeof levels

const isText = (value: unknown) => typeof value !== 'object' || value === null

/**
 * Redirects console output of Next, React and packages to the logger, which scrubs it. The console
 * prints errors with all properties, including the parameters of a failed query.
 */
export function sendConsoleToLog(target: Pick<Console, Method> = console): void {
  for (const [method, level] of Object.entries(levels) as [Method, 'info'][]) {
    target[method] = (...args: unknown[]) => {
      const message = format(...args.filter(isText)).trim()
      const objects = args.filter((value) => !isText(value))
      const err = objects.find((value) => value instanceof Error)
      const others = objects.filter((value) => value !== err)
      const details = others.length === 0 ? {} : { details: others }
      log[level]({ ...(err ? { err } : {}), ...details }, message || undefined)
    }
  }
}
