import pino, { type LoggerOptions } from 'pino'
import { env } from '@/config/env'
import { describeError } from './describe-error'
import { scrubValue } from './scrub'

/** A Payload job without its input. */
function describeJob({ id, queue, taskSlug, totalTried }: Readonly<Record<string, unknown>>) {
  return { id, queue, taskSlug, totalTried }
}

const isClientError = (value: unknown): boolean => {
  const status = (value as { err?: { status?: unknown } } | undefined)?.err?.status
  return typeof status === 'number' && status >= 400 && status < 500
}

/**
 * Scrubs the arguments of a log call. Without a message, Pino uses that of the error, and it
 * serializes only `err`, so errors are described here wherever they are.
 */
function scrubArguments([first, ...rest]: readonly unknown[]): [unknown, ...unknown[]] {
  if (first instanceof Error) return scrubArguments([{ err: first }, ...rest])
  const described = (error: Error) => describeError(error)
  return [scrubValue(first, described), ...rest.map((value) => scrubValue(value, described))]
}

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: { instance: env.INSTANCE },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => error, job: describeJob },
  hooks: {
    // Payload recognizes client errors by the error's name, which a production build minifies. Here
    // the status decides, and client errors are logged at debug level.
    logMethod(args, method) {
      if (isClientError(args[0])) this.debug(...args)
      else Reflect.apply(method, this, scrubArguments(args))
    },
  },
}

const pretty = env.NODE_ENV === 'development' && process.stdout.isTTY

/** The logger of the guide: JSON lines on standard output; readable lines in development. */
export const log = pino({
  ...logOptions,
  ...(pretty ? { transport: { target: 'pino-pretty', options: { ignore: 'instance' } } } : {}),
})
