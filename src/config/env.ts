import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { cdns } from './cdn-headers'
import {
  address,
  addressList,
  addressOrNone,
  dailyTime,
  defaultSiteUrl,
  describeSetting,
  listenHost,
  proxyList,
  rateLimits,
  shown,
  siteUrl,
  wholeNumber,
  withoutCredentials,
} from './env-fields'
import { overrideProblems } from './rate-limit-rules'

const text = z.string()
const web = address(['http:', 'https:'], 'https://www.example.com/path')
const databaseAddress = [
  ['postgres:', 'postgresql:'],
  'postgres://user:password@host:5432/name',
] as const
const postgres = address(...databaseAddress)

/** OpenStreetMap street style that requires no API key. */
const streetStyle = 'https://tiles.openfreemap.org/styles/positron'

const port = z
  .string()
  .regex(/^\d+$/, { error: 'must be a port number' })
  .transform(Number)
  .refine((given) => given >= 1 && given <= 65_535, { error: 'must be between 1 and 65535' })

/**
 * All environment variables. `.env.example` documents each one; a test compares the two. A value that
 * is not marked with `shown` is a secret.
 */
export const envFields = {
  NODE_ENV: shown(z.enum(['development', 'production', 'test']).default('development')),
  PORT: shown(port.default(3000)),
  HOST: shown(listenHost.default('0.0.0.0')),
  SITE_URL: shown(siteUrl.optional()),
  ROLE: shown(z.enum(['all', 'web', 'worker', 'migrate']).default('all')),
  REPLICAS: shown(wholeNumber(1, 1000).default(1)),
  DATABASE_URL: shown(postgres.optional(), withoutCredentials),
  DATABASE_DIRECT_URL: shown(postgres.optional(), withoutCredentials),
  MIGRATE: shown(z.enum(['on', 'off']).default('on')),
  DATABASE_REPLICA_URLS: shown(addressList(...databaseAddress).default([]), (urls) =>
    urls.map(withoutCredentials),
  ),
  DATABASE_POOL: shown(wholeNumber(5, 500).default(20)),
  DATA_DIR: shown(text.default('.data').transform((folder) => path.resolve(folder))),
  SEED: shown(z.enum(['sample', 'none']).default('sample')),
  PAYLOAD_SECRET: text.min(32, { error: 'must be 32 characters or more' }).optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: text.min(12, { error: 'must be 12 characters or more' }).optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: text.optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: shown(text.optional()),
  MAP_STYLE_URL: shown(
    addressOrNone(streetStyle).default(streetStyle),
    (style) => style && withoutCredentials(style),
  ),
  SMTP_URL: shown(
    address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
    withoutCredentials,
  ),
  MAIL_FROM: shown(
    text
      .regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>]+<[^\s@<>]+@[^\s@<>]+>$/, {
        error: 'must be an email address such as Guide <hello@example.com>',
      })
      .default('San Antonio New Home Guide <hello@sanewhomeguide.example>'),
  ),
  STORAGE: shown(z.enum(['local', 'shared']).default('local')),
  S3_BUCKET: shown(text.optional()),
  S3_REGION: shown(text.optional()),
  S3_ENDPOINT: shown(web.optional(), withoutCredentials),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_AT: shown(dailyTime.optional()),
  BACKUP_DIR: shown(text.transform((folder) => path.resolve(folder)).optional()),
  BACKUP_KEEP: shown(wholeNumber(1, 999).default(7)),
  BACKUP_BEFORE_UPGRADE: shown(z.enum(['on', 'off']).default('on')),
  BACKUP_RECIPIENT: shown(
    text
      .regex(/^age1[a-z0-9]{20,}$/, { error: 'must be a public key of age, such as age1…' })
      .optional(),
  ),
  BACKUP_IDENTITY: text
    .regex(/^AGE-SECRET-KEY-[A-Z0-9-]+$/, {
      error: 'must be a secret key of age, such as AGE-SECRET-KEY-1…',
    })
    .optional(),
  BACKUP_S3_BUCKET: shown(text.optional()),
  BACKUP_S3_REGION: shown(text.optional()),
  BACKUP_S3_ENDPOINT: shown(web.optional(), withoutCredentials),
  BACKUP_S3_ACCESS_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: text.optional(),
  TRUSTED_PROXIES: shown(
    proxyList
      .refine((items) => !items.some((item) => /\/0+$/.test(item)), {
        error: 'must not include every address, because clients could then forge their IP address',
      })
      .default([]),
  ),
  RATE_LIMITS: shown(
    rateLimits
      .superRefine(({ overrides }, context) => {
        for (const message of overrideProblems(overrides)) {
          context.addIssue({ code: 'custom', message })
        }
      })
      .default({ enabled: true, overrides: {} }),
  ),
  CDN: shown(z.enum(cdns).optional()),
  CDN_PURGE_URL: shown(
    web.transform((url) => url.replace(/\/$/, '')).optional(),
    withoutCredentials,
  ),
  CDN_SERVICE: shown(text.regex(/^[\w-]+$/, { error: 'must be an id' }).optional()),
  CDN_TOKEN: text.optional(),
  CACHE_MB: shown(wholeNumber(8, 65_536).default(64)),
  LOG_LEVEL: shown(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
  ACCESS_LOG: shown(z.enum(['all', 'sampled', 'errors']).default('sampled')),
  INSTANCE: shown(
    text
      .regex(/^[\w.:-]{1,64}$/, { error: 'must be up to 64 letters, digits, dots and hyphens' })
      .default(() => hostname().slice(0, 64)),
  ),
  METRICS_PORT: shown(port.optional()),
  METRICS_HOST: shown(listenHost.default('127.0.0.1')),
  OTEL_EXPORTER_OTLP_ENDPOINT: shown(web.optional(), withoutCredentials),
  LEAD_WEBHOOK_URL: web.optional(),
  LEAD_WEBHOOK_SECRET: text.optional(),
  POSTMARK_WEBHOOK_SECRET: text.min(16, { error: 'must be 16 characters or more' }).optional(),
  MAILGUN_SIGNING_KEY: text.optional(),
  SES_TOPIC_ARN: shown(
    text
      .regex(/^arn:aws:sns:[^\s:]+:\d{12}:\S+$/, {
        error:
          'must be the ARN of an SNS topic, such as arn:aws:sns:us-east-1:123456789012:bounces',
      })
      .optional(),
  ),
}

type Fields = z.output<z.ZodObject<typeof envFields>>

/**
 * The parsed environment. `SITE_URL` has no trailing slash; `DATA_DIR` is absolute;
 * `DATABASE_DIRECT_URL` is `DATABASE_URL` unless it is set.
 */
export type Env = Omit<Fields, 'SITE_URL'> & { SITE_URL: string }

/** Dependent variables: if the first is set, the others must be set. */
const needs: readonly (readonly [name: keyof Fields, others: readonly (keyof Fields)[]])[] = [
  ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
  ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
  ['DATABASE_URL', ['PAYLOAD_SECRET']],
  ['DATABASE_DIRECT_URL', ['DATABASE_URL']],
  ['DATABASE_REPLICA_URLS', ['DATABASE_URL']],
  ['LEAD_WEBHOOK_URL', ['LEAD_WEBHOOK_SECRET']],
  ['LEAD_WEBHOOK_SECRET', ['LEAD_WEBHOOK_URL']],
  ['NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID', ['NEXT_PUBLIC_GOOGLE_MAPS_API_KEY']],
  ['BACKUP_S3_BUCKET', ['BACKUP_S3_REGION']],
  ['BACKUP_S3_REGION', ['BACKUP_S3_BUCKET']],
  ['BACKUP_S3_ENDPOINT', ['BACKUP_S3_BUCKET']],
  ['BACKUP_S3_ACCESS_KEY_ID', ['BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_S3_BUCKET']],
  ['BACKUP_S3_SECRET_ACCESS_KEY', ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_BUCKET']],
  ['S3_BUCKET', ['S3_REGION']],
  ['S3_REGION', ['S3_BUCKET']],
  ['S3_ENDPOINT', ['S3_BUCKET']],
  ['S3_ACCESS_KEY_ID', ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET']],
  ['S3_SECRET_ACCESS_KEY', ['S3_ACCESS_KEY_ID', 'S3_BUCKET']],
  ['METRICS_HOST', ['METRICS_PORT']],
]

/** What each CDN needs to be purged. */
const cdnNeeds = {
  varnish: ['CDN_PURGE_URL'],
  fastly: ['CDN_SERVICE', 'CDN_TOKEN'],
  cloudflare: ['CDN_SERVICE', 'CDN_TOKEN'],
} as const

function findCdnProblems(given: Readonly<Record<string, string>>): readonly string[] {
  const cdn = cdns.find((name) => name === given.CDN)
  if (cdn) {
    const missing = cdnNeeds[cdn].filter((name) => !(name in given))
    return missing.map((name) => `CDN=${cdn} also requires ${name}`)
  }
  const alone = ['CDN_PURGE_URL', 'CDN_SERVICE', 'CDN_TOKEN'].filter((name) => name in given)
  return 'CDN' in given ? [] : alone.map((name) => `${name} also requires CDN`)
}

/** What is wrong with several servers, each with what to do. */
function findServerProblems({ ROLE, REPLICAS, STORAGE, DATABASE_URL, S3_BUCKET }: Fields) {
  const problems: string[] = []
  if (REPLICAS > 1 && !S3_BUCKET && STORAGE === 'local') {
    problems.push(
      'REPLICAS says that there are several servers, but each stores uploaded files in its own DATA_DIR: set S3_BUCKET, or STORAGE=shared if DATA_DIR is a volume that all of them share',
    )
  }
  if (REPLICAS > 1 && !DATABASE_URL) problems.push('REPLICAS above 1 also requires DATABASE_URL')
  if ((ROLE === 'web' || ROLE === 'worker') && !DATABASE_URL) {
    problems.push(`ROLE=${ROLE} also requires DATABASE_URL`)
  }
  return problems
}

/** Reports everything that is wrong with the environment in one message. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The settings conflict:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'EnvError'
  }
}

/**
 * Parses the environment. An empty variable counts as unset, because Compose files pass unset
 * variables that way. Throws one {@link EnvError} that lists each invalid or inconsistent variable.
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
      ? others.filter((other) => !(other in given)).map((other) => `${name} also requires ${other}`)
      : [],
  )
  const together = parsed.success ? findServerProblems(parsed.data) : []
  const problems = [...(wrong ?? []), ...alone, ...findCdnProblems(given), ...together]
  if (!parsed.success || problems.length > 0) throw new EnvError(problems)
  const { SITE_URL = defaultSiteUrl(parsed.data.HOST, parsed.data.PORT), ...rest } = parsed.data
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = rest
  return { ...rest, SITE_URL, DATABASE_DIRECT_URL }
}

/** The effective settings for the log, without secrets. */
export function describeSettings(settings: Env): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(envFields).map(([name, field]) => [
      name,
      describeSetting(field, settings[name as keyof Env]),
    ]),
  )
}

let parsedOnce: Env | undefined

/**
 * The environment of this process, parsed on first use instead of on import: a build step that only
 * imports a module must not fail because of a variable that it does not read.
 */
export const env: Env = new Proxy({} as Env, {
  get(_target, name) {
    parsedOnce ??= parseEnv(process.env)
    return Reflect.get(parsedOnce, name)
  },
})

/**
 * The secret that signs sessions and tokens. Throws `EnvError` if it is not set: with an empty key,
 * signatures could be forged.
 */
export function payloadSecret(): string {
  if (!env.PAYLOAD_SECRET) throw new EnvError(['PAYLOAD_SECRET is missing'])
  return env.PAYLOAD_SECRET
}
