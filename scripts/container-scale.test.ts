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
    expect(Object.keys(volumes)).toEqual(['files', 'pictures', 'database'])
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
