import pino, { type LoggerOptions } from 'pino'
import { env } from '@/config/env'
import { describeError } from './describe-error'
import { scrubValue } from './scrub'

/** A job of Payload without what it works on. */
function describeJob({ id, queue, taskSlug, totalTried }: Readonly<Record<string, unknown>>) {
  return { id, queue, taskSlug, totalTried }
}

const isRefusal = (value: unknown): boolean => {
  const status = (value as { err?: { status?: unknown } } | undefined)?.err?.status
  return typeof status === 'number' && status >= 400 && status < 500
}

/**
 * What a call of the logger may write. Pino takes the message of a line from the error in it when
 * the call names none, and serializes `err` alone: errors in every place are described here.
 */
function scrubArguments([first, ...rest]: readonly unknown[]): [unknown, ...unknown[]] {
  if (first instanceof Error) return scrubArguments([{ err: first }, ...rest])
  const described = (error: Error) => describeError(error)
  return [scrubValue(first, described), ...rest.map((value) => scrubValue(value, described))]
}

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => error, job: describeJob },
  hooks: {
    // Payload tells a refusal from a fault by the error's name, which a production build shortens.
    logMethod(args, method) {
      if (isRefusal(args[0])) this.debug(...args)
      else Reflect.apply(method, this, scrubArguments(args))
    },
  },
}

const pretty = env.NODE_ENV === 'development' && process.stdout.isTTY

/** The one logger of the guide: JSON lines on standard output, readable lines for a developer. */
export const log = pino({
  ...logOptions,
  ...(pretty ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } } : {}),
})
