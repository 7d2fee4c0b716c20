import path from 'node:path'
import { z } from 'zod'
import {
  address,
  addressOrNone,
  commaList,
  defaultSiteUrl,
  listenHost,
  proxyList,
  rateLimits,
  siteUrl,
} from './env-fields'
import { overrideProblems } from './rate-limit-rules'

const text = z.string()
const web = address(['http:', 'https:'], 'https://www.example.com/path')
const postgres = address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')

/** Streets of OpenStreetMap that ask for no key. */
const streetStyle = 'https://tiles.openfreemap.org/styles/positron'

/** Every variable the guide reads, by its name. `.env.example` explains each; a test keeps the two in step. */
export const envFields = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^\d+$/, { error: 'must be a port number' })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, { error: 'must be between 1 and 65535' })
    .default(3000),
  HOST: listenHost.default('0.0.0.0'),
  SITE_URL: siteUrl.optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_REPLICA_URLS: commaList().pipe(z.array(postgres)).default([]),
  DATA_DIR: text.default('.data').transform((folder) => path.resolve(folder)),
  SEED: z.enum(['sample', 'none']).default('sample'),
  PAYLOAD_SECRET: text.min(32, { error: 'must be 32 characters or more' }).optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: text.min(12, { error: 'must be 12 characters or more' }).optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: text.optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: text.optional(),
  MAP_STYLE_URL: addressOrNone(streetStyle).default(streetStyle),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text
    .regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>]+<[^\s@<>]+@[^\s@<>]+>$/, {
      error: 'must be an address such as Guide <hello@example.com>',
    })
    .default('San Antonio New Home Guide <hello@sanewhomeguide.example>'),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ENDPOINT: web.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  TRUSTED_PROXIES: proxyList
    .refine((items) => !items.some((item) => /\/0+$/.test(item)), {
      error: 'must not trust every address: callers could say they were anybody',
    })
    .default([]),
  RATE_LIMITS: rateLimits
    .superRefine(({ overrides }, context) => {
      for (const message of overrideProblems(overrides)) {
        context.addIssue({ code: 'custom', message })
      }
    })
    .default({ enabled: true, overrides: {} }),
  TURNSTILE_SITE_KEY: text.optional(),
  TURNSTILE_SECRET_KEY: text.optional(),
  METRICS_TOKEN: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LEAD_WEBHOOK_URL: web.optional(),
  LEAD_WEBHOOK_SECRET: text.optional(),
}

type Fields = z.output<z.ZodObject<typeof envFields>>

/** The parsed environment; `SITE_URL` is an origin without a closing slash, `DATA_DIR` absolute. */
export type Env = Omit<Fields, 'SITE_URL'> & { SITE_URL: string }

/** Variables that only mean something together: when the first is set, the others have to be. */
const needs: readonly (readonly [name: keyof Fields, others: readonly (keyof Fields)[]])[] = [
  ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
  ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
  ['DATABASE_URL', ['PAYLOAD_SECRET']],
  ['DATABASE_REPLICA_URLS', ['DATABASE_URL']],
  ['TURNSTILE_SITE_KEY', ['TURNSTILE_SECRET_KEY']],
  ['TURNSTILE_SECRET_KEY', ['TURNSTILE_SITE_KEY']],
  ['LEAD_WEBHOOK_URL', ['LEAD_WEBHOOK_SECRET']],
  ['LEAD_WEBHOOK_SECRET', ['LEAD_WEBHOOK_URL']],
  ['NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID', ['NEXT_PUBLIC_GOOGLE_MAPS_API_KEY']],
  ['S3_BUCKET', ['S3_REGION']],
  ['S3_REGION', ['S3_BUCKET']],
  ['S3_ENDPOINT', ['S3_BUCKET']],
  ['S3_ACCESS_KEY_ID', ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET']],
  ['S3_SECRET_ACCESS_KEY', ['S3_ACCESS_KEY_ID', 'S3_BUCKET']],
]

/** Says in one message everything that is wrong with the environment. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The settings do not fit together:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'EnvError'
  }
}

/**
 * The environment as typed settings. A variable set to nothing counts as not set, as compose files
 * pass it. Throws one {@link EnvError} that names each wrong or contradictory variable.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.keys(envFields).flatMap((name) => {
      const value = source[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const parsed = z.object(envFields).safeParse(given)
  const wrong = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  const alone = needs.flatMap(([name, others]) =>
    name in given
      ? others.filter((other) => !(other in given)).map((other) => `${name} needs ${other} as well`)
      : [],
  )
  const problems = [...(wrong ?? []), ...alone]
  if (!parsed.success || problems.length > 0) throw new EnvError(problems)
  const { SITE_URL = defaultSiteUrl(parsed.data.HOST, parsed.data.PORT), ...rest } = parsed.data
  return { ...rest, SITE_URL }
}

let parsedOnce: Env | undefined

/**
 * The settings of this process, parsed on first use and not on import: a build step that merely
 * loads a module must not fail over a variable it never reads.
 */
export const env: Env = new Proxy({} as Env, {
  get(_target, name) {
    parsedOnce ??= parseEnv(process.env)
    return Reflect.get(parsedOnce, name)
  },
})
