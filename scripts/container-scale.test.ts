import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '@/config/env'
import { STOP_TIMEOUT_MS } from './launch/serve/serve'

const text = readFileSync('compose.scale.yml', 'utf8')
const { services, configs, networks, volumes } = parse(text, { merge: true })
const example = readFileSync('.env.example', 'utf8')

/** The environment of a service with a value for each variable, as its container gets it. */
function readSettings(name: string): Record<string, string> {
  const filled = JSON.stringify(services[name].environment).replaceAll(
    /\$\{(\w+):\?[^}]*\}/g,
    (_, variable) => values[variable] ?? 'x'.repeat(32),
  )
  return JSON.parse(filled)
}

const values: Readonly<Record<string, string>> = {
  SITE_URL: 'https://guide.example',
  ADMIN_EMAIL: 'admin@guide.example',
}

const servers = ['web-1', 'web-2', 'worker']

describe('compose.scale.yml', () => {
  it('runs two web servers, a worker and a job that migrates, from one image', () => {
    const roles = [...servers, 'migrate'].map((name) => parseEnv(readSettings(name)).ROLE)
    expect(roles).toEqual(['web', 'web', 'worker', 'migrate'])
    const images = [...servers, 'migrate'].map((name) => services[name].image)
    expect(new Set(images).size).toBe(1)
  })

  it('declares how many servers there are, and gives them one bucket and one folder', () => {
    for (const name of servers) {
      expect(parseEnv(readSettings(name))).toMatchObject({
        REPLICAS: servers.length,
        S3_BUCKET: 'guide',
      })
      expect(services[name].volumes).toEqual(['files:/data'])
    }
    expect(services.bucket.command).toEqual(['mkdir', '-p', '/buckets/guide'])
    expect(Object.keys(volumes)).toEqual(['files', 'pictures', 'database', 'replica'])
  })

  it('migrates once, before its servers start, and by no server', () => {
    for (const name of servers) {
      expect(parseEnv(readSettings(name)).MIGRATE).toBe('off')
      expect(services[name].depends_on.migrate.condition).toBe('service_completed_successfully')
    }
    expect(services.migrate.restart).toBe('no')
  })

  it('reaches PostgreSQL through a pooler in transaction mode, and directly', () => {
    const { DATABASE_URL = '', DATABASE_DIRECT_URL = '' } = parseEnv(readSettings('web-1'))
    expect(new URL(DATABASE_URL).host).toBe('pgbouncer:6432')
    expect(new URL(DATABASE_DIRECT_URL).host).toBe('database:5432')
    expect(configs.pgbouncer.content).toContain('pool_mode = transaction')
    expect(configs.pgbouncer.content).not.toContain('ignore_startup_parameters')
    expect(configs.limits.content).toContain("set statement_timeout = '5s'")
  })

  it('has a streaming replica of PostgreSQL, which copies the primary once and then follows it', () => {
    const { database, 'database-replica': replica } = services
    expect(replica.image).toBe(database.image)
    expect(replica.depends_on.database.condition).toBe('service_healthy')
    expect(replica.volumes).toEqual(['replica:/var/lib/postgresql'])
    expect(replica.healthcheck.test.join(' ')).toContain('pg_stat_wal_receiver')
    // While the scripts of the first start run, the server answers on its socket.
    expect(database.healthcheck.test).toContain('--host=127.0.0.1')

    const [slot] = /(?<=--slot=)\w+/.exec(configs.replica.content) ?? []
    const [role] = /(?<=user=)\w+/.exec(configs.replica.content) ?? []
    expect(configs.replica.content).toMatch(
      /^if \[ ! -s "\$\$PGDATA\/PG_VERSION" \]; then\n.*pg_basebackup .* --write-recovery-conf .*\nfi\nexec postgres\n$/ms,
    )
    expect(configs.replica.content).toContain(`CREATE_REPLICATION_SLOT ${slot} PHYSICAL`)
    expect(configs.replication.content).toContain(`create role ${role} with login replication `)
    expect(configs.replication.content).toContain(`host replication ${role} samenet scram-sha-256`)
    // Otherwise a replica that is away fills the disk of the primary.
    expect(database.command.join(' ')).toMatch(/max_slot_wal_keep_size=\d+GB/)
    const mounted = [database, replica].flatMap(({ configs: files }) => files)
    expect(mounted).toContainEqual({
      source: 'replication',
      target: '/docker-entrypoint-initdb.d/replication.sh',
    })
    expect(mounted).toContainEqual({ source: 'replica', target: replica.entrypoint[1] })
    for (const name of ['replica', 'replication']) {
      const input = configs[name].content.replaceAll('$$', '$')
      expect(spawnSync('bash', ['-n'], { input, encoding: 'utf8' }).stderr).toBe('')
    }
  })

  it('lets web servers read the replica, and starts them without it', () => {
    for (const name of ['web-1', 'web-2']) {
      const address = new URL(readSettings(name).DATABASE_REPLICA_URLS ?? '')
      expect([address.host, address.pathname]).toEqual(['database-replica:5432', '/guide'])
      expect(services[name].depends_on).not.toHaveProperty('database-replica')
    }
    for (const name of ['worker', 'migrate']) {
      expect(readSettings(name)).not.toHaveProperty('DATABASE_REPLICA_URLS')
    }
  })

  it('passes requests to the web servers only, as a proxy whose addresses are believed', () => {
    const passed = [...configs.nginx.content.matchAll(/^ *server ([\w-]+):3000 /gm)]
    expect(passed.map(([, name]) => name)).toEqual(['web-1', 'web-2'])
    expect(parseEnv(readSettings('web-1')).TRUSTED_PROXIES).toEqual([
      networks.default.ipam.config[0].subnet,
    ])
  })

  it('asks each server whether it is ready, and lets it finish', () => {
    for (const name of servers) {
      expect(services[name].healthcheck.test.join(' ')).toContain('/api/health/ready')
      const seconds = Number.parseInt(services[name].stop_grace_period, 10)
      expect(seconds * 1000).toBeGreaterThan(STOP_TIMEOUT_MS)
    }
  })

  it('uses only variables that .env.example documents, and requires each secret', () => {
    const used = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name)
    expect(used.filter((name) => !example.includes(`# ${name}=`))).toEqual([])
    for (const { environment = {} } of Object.values<{ environment?: Record<string, string> }>(
      services,
    )) {
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|ACCESS_KEY/.test(name)) expect(value).toMatch(/^\$\{\w+:\?.+\}$/)
      }
    }
  })

  it('runs every service without rights that it does not need, on a file system that it cannot change', () => {
    for (const service of Object.values<Record<string, unknown>>(services)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    }
  })
})
