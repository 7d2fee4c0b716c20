import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeSettings, EnvError, envFields, parseEnv } from './env'
import { describeSetting, shown } from './env-fields'
import { allLimits } from './rate-limit-rules'

const secret = 's'.repeat(32)
const database = { DATABASE_URL: 'postgres://guide@db/guide', PAYLOAD_SECRET: secret }

/** The error messages for an invalid environment. */
function problems(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

describe('parseEnv', () => {
  it('requires no variables', () => {
    expect(parseEnv({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '0.0.0.0',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('.data'),
      SEED: 'sample',
      ROLE: 'all',
      MIGRATE: 'on',
      REPLICAS: 1,
      STORAGE: 'local',
      DATABASE_POOL: 20,
      TRUSTED_PROXIES: [],
      RATE_LIMITS: { enabled: true, overrides: {} },
      LOG_LEVEL: 'info',
    })
  })

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(parseEnv({}))
  })

  it('uses the port in the default URL and removes the trailing slash of a given one', () => {
    expect(parseEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100')
    expect(parseEnv({ SITE_URL: 'https://guide.example/' }).SITE_URL).toBe('https://guide.example')
  })

  it.each([
    ['::1', 'http://[::1]:3000'],
    ['2001:DB8::7', 'http://[2001:db8::7]:3000'],
    ['::', 'http://localhost:3000'],
    ['127.0.0.1', 'http://localhost:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
  ])('names an address that reaches a server on %s', (HOST, address) => {
    expect(parseEnv({ HOST }).SITE_URL).toBe(address)
  })

  it('reads lists and limits', () => {
    const env = parseEnv({
      ...database,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      RATE_LIMITS: 'leads=5/600, login=10/900',
    })
    expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
    expect(env.RATE_LIMITS).toEqual({
      enabled: true,
      overrides: { leads: { points: 5, seconds: 600 }, login: { points: 10, seconds: 900 } },
    })
    expect(parseEnv({ RATE_LIMITS: 'off' }).RATE_LIMITS.enabled).toBe(false)
  })

  it('allows several servers with a shared folder or a bucket', () => {
    const several = { ...database, REPLICAS: '3' }
    expect(parseEnv({ ...several, STORAGE: 'shared' }).REPLICAS).toBe(3)
    expect(parseEnv({ ...several, S3_BUCKET: 'media', S3_REGION: 'us-east-1' }).REPLICAS).toBe(3)
  })

  it('takes the address of the database for the direct one unless that is given', () => {
    expect(parseEnv(database).DATABASE_DIRECT_URL).toBe(database.DATABASE_URL)
    const DATABASE_DIRECT_URL = 'postgres://guide@primary/guide'
    expect(parseEnv({ ...database, DATABASE_DIRECT_URL })).toMatchObject({
      DATABASE_URL: database.DATABASE_URL,
      DATABASE_DIRECT_URL,
    })
  })

  it('has a street style by default and none if it is turned off', () => {
    expect(parseEnv({}).MAP_STYLE_URL).toBe('https://tiles.openfreemap.org/styles/positron')
    const own = 'https://tiles.example/style.json'
    expect(parseEnv({ MAP_STYLE_URL: own }).MAP_STYLE_URL).toBe(own)
    expect(parseEnv({ MAP_STYLE_URL: 'none' }).MAP_STYLE_URL).toBeNull()
    expect(problems({ MAP_STYLE_URL: 'off' })).toEqual([
      'MAP_STYLE_URL must be none, or a URL such as https://tiles.openfreemap.org/styles/positron',
    ])
  })

  it('reads the settings of backups', () => {
    expect(parseEnv({})).toMatchObject({ BACKUP_KEEP: 7, BACKUP_BEFORE_UPGRADE: 'on' })
    expect(parseEnv({ BACKUP_DIR: 'backups' }).BACKUP_DIR).toBe(path.resolve('backups'))
    expect(problems({ BACKUP_AT: '24:00', BACKUP_KEEP: '0', BACKUP_RECIPIENT: 'ssh-rsa' })).toEqual(
      [
        'BACKUP_AT must be off, or a time of day such as 02:30',
        'BACKUP_KEEP must be a whole number from 1 to 999',
        'BACKUP_RECIPIENT must be a public key of age, such as age1…',
      ],
    )
  })

  it('reports every invalid variable at once', () => {
    const found = problems({
      PORT: '0',
      HOST: 'fe80::1%eth0',
      SITE_URL: 'guide.example',
      DATABASE_URL: 'mysql://db/guide',
      SEED: 'some',
      PAYLOAD_SECRET: 'short',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: 'elevenchars',
      MAIL_FROM: 'nobody',
      TRUSTED_PROXIES: '10.0.0.0/33',
      RATE_LIMITS: 'sometimes',
      LOG_LEVEL: 'loud',
    })
    expect(found.map((line) => line.split(' ', 1)[0])).toEqual([
      'PORT',
      'HOST',
      'SITE_URL',
      'DATABASE_URL',
      'SEED',
      'PAYLOAD_SECRET',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'MAIL_FROM',
      'TRUSTED_PROXIES',
      'RATE_LIMITS',
      'LOG_LEVEL',
    ])
  })

  it.each([
    [{ DATABASE_URL: database.DATABASE_URL }, 'DATABASE_URL also requires PAYLOAD_SECRET'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL also requires ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'twelve-chars' }, 'ADMIN_PASSWORD also requires ADMIN_EMAIL'],
    [
      { LEAD_WEBHOOK_URL: 'https://a.example' },
      'LEAD_WEBHOOK_URL also requires LEAD_WEBHOOK_SECRET',
    ],
    [
      { DATABASE_DIRECT_URL: database.DATABASE_URL },
      'DATABASE_DIRECT_URL also requires DATABASE_URL',
    ],
    [{ ROLE: 'web' }, 'ROLE=web also requires DATABASE_URL'],
    [{ ROLE: 'worker' }, 'ROLE=worker also requires DATABASE_URL'],
    [{ REPLICAS: '2', STORAGE: 'shared' }, 'REPLICAS above 1 also requires DATABASE_URL'],
    [
      { ...database, REPLICAS: '2' },
      'REPLICAS says that there are several servers, but each stores uploaded files in its own DATA_DIR: set S3_BUCKET, or STORAGE=shared if DATA_DIR is a volume that all of them share',
    ],
    [{ DATABASE_POOL: '4' }, 'DATABASE_POOL must be a whole number from 5 to 500'],
    [{ DATABASE_POOL: '7.5' }, 'DATABASE_POOL must be a whole number from 5 to 500'],
    [{ S3_BUCKET: 'media' }, 'S3_BUCKET also requires S3_REGION'],
    [{ BACKUP_S3_BUCKET: 'backups' }, 'BACKUP_S3_BUCKET also requires BACKUP_S3_REGION'],
    [
      { NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: 'x' },
      'NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID also requires NEXT_PUBLIC_GOOGLE_MAPS_API_KEY',
    ],
  ])('rejects %o because a required variable is missing', (source, sentence) => {
    expect(problems(source)).toEqual([sentence])
  })

  it.each([
    [{ CDN: 'varnish' }, ['CDN=varnish also requires CDN_PURGE_URL']],
    [{ CDN: 'fastly', CDN_TOKEN: 'x' }, ['CDN=fastly also requires CDN_SERVICE']],
    [{ CDN_TOKEN: 'x' }, ['CDN_TOKEN also requires CDN']],
    [{ CDN: 'cloudflare', CDN_SERVICE: 'zone', CDN_TOKEN: 'x' }, []],
  ])('tells what the CDN of %o needs', (source, sentences) => {
    expect(problems(source)).toEqual(sentences)
  })

  it('reports an unknown limit and lists the known ones', () => {
    expect(problems({ RATE_LIMITS: 'leads=5/600,lead=5/600' })).toEqual([
      expect.stringMatching(
        /^RATE_LIMITS has no limit named "lead"; the limits are leads, .*, reads, /,
      ),
    ])
  })

  it('reports invalid limits only once', () => {
    expect(problems({ RATE_LIMITS: 'leads=5' })).toHaveLength(1)
    expect(problems({ RATE_LIMITS: 'leads=5/9999999' })).toEqual([
      'RATE_LIMITS leads can span at most 2147483 seconds',
    ])
  })

  it.each(['0.0.0.0/0', '10.0.0.1, ::/00'])('rejects trusting all proxies: %s', (value) => {
    expect(problems({ TRUSTED_PROXIES: value })).toEqual([
      'TRUSTED_PROXIES must not include every address, because clients could then forge their IP address',
    ])
  })

  it('does not include secrets in error messages', () => {
    expect(problems({ PAYLOAD_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
  })
})

describe('describeSettings', () => {
  const given = {
    DATABASE_URL: 'postgres://guide:sentinel@db:5432/guide?password=sentinel',
    SMTP_URL: 'smtp://guide:sentinel@mail.example:587',
    PAYLOAD_SECRET: 'sentinel'.repeat(4),
    LEAD_WEBHOOK_URL: 'https://crm.example/sentinel',
    LEAD_WEBHOOK_SECRET: 'sentinel',
    ADMIN_EMAIL: 'sentinel@guide.example',
    ADMIN_PASSWORD: 'sentinel-sentinel',
    MAP_STYLE_URL: 'https://tiles.example/style.json?key=sentinel',
    INSTANCE: 'web-1',
  }

  it('shows effective settings without secrets, passwords and keys in URLs', () => {
    const described = describeSettings(parseEnv(given))
    expect(JSON.stringify(described)).not.toContain('sentinel')
    expect(described).toMatchObject({
      PORT: 3000,
      DATABASE_URL: 'postgres://db:5432/guide',
      SMTP_URL: 'smtp://mail.example:587',
      PAYLOAD_SECRET: 'set',
      LEAD_WEBHOOK_URL: 'set',
      MAP_STYLE_URL: 'https://tiles.example/style.json',
      INSTANCE: 'web-1',
      S3_BUCKET: 'not set',
    })
    expect(Object.keys(described)).toEqual(Object.keys(envFields))
  })

  it('does not show the value of a setting that is not marked as shown', () => {
    expect(describeSetting(z.string(), 'sentinel')).toBe('set')
    expect(describeSetting(shown(z.string()), 'value')).toBe('value')
  })
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const named = lines.flatMap((line) => /^# ([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])

  it('documents every variable exactly once and no other', () => {
    const compose = ['POSTGRES_PASSWORD']
    expect([...named].sort()).toEqual([...Object.keys(envFields), ...compose].sort())
  })

  it('describes each variable', () => {
    const bare = named.filter((name) => {
      const before = lines[lines.findIndex((line) => line.startsWith(`# ${name}=`)) - 1] ?? ''
      return !before.startsWith('# ')
    })
    expect(bare).toEqual([])
  })

  it('lists every limit with its default values', () => {
    const text = lines.join(' ')
    const missing = allLimits
      .map(({ name, points, seconds }) => ` ${name}=${points}/${seconds} `)
      .filter((entry) => !text.includes(entry))
    expect(missing).toEqual([])
  })
})
