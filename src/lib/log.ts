import pino, { type LoggerOptions } from 'pino'
import { describeError } from './describe-error'
import { env } from './env'

/** Fields that may hold personal data or a secret, wherever they stand up to two levels down. */
const secretFields = [
  'email',
  'phone',
  'name',
  'firstName',
  'lastName',
  'password',
  'token',
  'cookie',
  'authorization',
]

/** What a visitor wrote; an error's own message has another path and is kept. */
const writtenFields = [
  'body.message',
  'data.message',
  'lead.message',
  'body.subject',
  'data.subject',
]

const paths = [
  ...secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
  ...writtenFields,
]

/** A job of Payload without what it works on. */
function describeJob({ id, queue, taskSlug, totalTried }: Readonly<Record<string, unknown>>) {
  return { id, queue, taskSlug, totalTried }
}

const isRefusal = (value: unknown): boolean => {
  const status = (value as { err?: { status?: unknown } } | undefined)?.err?.status
  return typeof status === 'number' && status >= 400 && status < 500
}

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths, censor: '[redacted]' },
  serializers: { err: (error: unknown) => describeError(error), job: describeJob },
  hooks: {
    // Payload tells a refusal from a fault by the error's name, which a production build shortens.
    logMethod(args, method) {
      if (isRefusal(args[0])) this.debug(...args)
      else method.apply(this, args)
    },
  },
}

const pretty = env.NODE_ENV === 'development' && process.stdout.isTTY

/** The one logger of the guide: JSON lines on standard output, readable lines for a developer. */
export const log = pino({
  ...logOptions,
  ...(pretty ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } } : {}),
})
