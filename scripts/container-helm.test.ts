import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { envFields } from '@/config/env'
import { STOP_TIMEOUT_MS } from './launch/serve/serve'

const folder = 'deploy/helm'
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const templates = readdirSync(`${folder}/templates`).map((name) => read(`templates/${name}`))
const helpers = read('templates/_helpers.tpl')
const values = parse(read('values.yaml'))
const schema = JSON.parse(read('values.schema.json'))
const accepts = new Ajv({ allErrors: true }).compile(schema)

/** What a pod gets from the chart itself, beside `settings`. */
const setByChart = [
  ...new Set([...helpers.matchAll(/^- (?:\{ )?name: ([A-Z]\w+)/gm)].map(([, name = '']) => name)),
]

/** Settings that have the chart's own values, are of no use in a container, or may contain a password. */
const notAmongSettings = [
  ...setByChart,
  'NODE_ENV',
  'INSTANCE',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
]

/** The names of the settings whose values the log shows, so they are not secret. */
const shownSettings = readFileSync('src/config/env.ts', 'utf8').matchAll(
  /^ {2}([A-Z]\w+): shown\(/gm,
)

describe('the Helm chart', () => {
  it('accepts its own values and each of its examples', () => {
    expect(accepts(values), JSON.stringify(accepts.errors)).toBe(true)
    const examples = readdirSync(`${folder}/ci`)
    expect(examples.length).toBeGreaterThan(2)
    for (const name of examples) {
      expect(accepts(parse(read(`ci/${name}`))), `${name} ${JSON.stringify(accepts.errors)}`).toBe(
        true,
      )
    }
  })

  it.each([
    ['a value that it does not have', { replicas: 3 }],
    ['a setting that the guide does not have', { settings: { SITE_ADDRESS: 'https://a.example' } }],
    ['a secret among the settings', { settings: { PAYLOAD_SECRET: 'x'.repeat(32) } }],
    ['a setting of its own among the settings', { settings: { MIGRATE: 'on' } }],
    ['a setting that YAML reads as no text', { settings: { BACKUP_AT: false } }],
    ['a path in the address of the site', { settings: { SITE_URL: 'https://a.example/guide' } }],
    ['a bucket without a region', { settings: { S3_BUCKET: 'guide' } }],
    ['no server', { web: { replicas: 0 } }],
    ['no worker', { worker: { replicas: 0 } }],
    ['a schedule of five fields', { cloudnativepg: { backup: { schedule: '30 8 * * *' } } }],
  ])('refuses %s', (_, wrong) => {
    expect(accepts(wrong)).toBe(false)
  })

  it('has each setting of the guide that is not secret', () => {
    const shown = [...shownSettings].map(([, name = '']) => name)
    expect(shown.length).toBeGreaterThan(30)
    expect(Object.keys(schema.properties.settings.properties).sort()).toEqual(
      shown.filter((name) => !notAmongSettings.includes(name)).sort(),
    )
  })

  it('sets only variables that the guide reads', () => {
    expect(setByChart).toEqual(expect.arrayContaining(['ROLE', 'REPLICAS', 'MIGRATE', 'STORAGE']))
    // A part of DATABASE_URL, which Kubernetes puts into it.
    expect(setByChart.filter((name) => !(name in envFields))).toEqual(['DATABASE_PASSWORD'])
  })

  it('contains no secret', () => {
    expect(values.secrets).toEqual({ name: '', admin: '' })
    expect(templates.join('')).not.toMatch(/kind: Secret$/m)
  })

  it('asks for health where the guide answers, on the port on which it listens', () => {
    const paths = [...helpers.matchAll(/path: (\/api\/\S+?),/g)].map(([, route]) => route)
    expect(new Set(paths)).toEqual(new Set(['/api/health/live', '/api/health/ready']))
    for (const route of paths) expect(existsSync(`src/app${route}/route.ts`)).toBe(true)
    const [, port] = /name: PORT, value: "(\d+)"/.exec(helpers) ?? []
    expect(helpers).toContain(`name: http, containerPort: ${port} `)
  })

  it('lets a server finish after the time in which proxies hear of its end', () => {
    const [, grace] = /terminationGracePeriodSeconds: (\d+)/.exec(helpers) ?? []
    const [, pause] = /preStop: .*\[sleep, "(\d+)"\]/.exec(helpers) ?? []
    expect(Number(grace) * 1000).toBeGreaterThan(Number(pause) * 1000 + STOP_TIMEOUT_MS)
  })

  it('runs as the user of the image, who owns its folder', () => {
    const [, user] = /^USER (\d+):\1$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    for (const name of ['runAsUser', 'runAsGroup', 'fsGroup']) {
      expect(helpers).toContain(`  ${name}: ${user}\n`)
    }
  })

  it('runs every role without rights that it does not need, on a file system that it cannot change', () => {
    for (const limit of [
      'automountServiceAccountToken: false',
      'runAsNonRoot: true',
      'seccompProfile: { type: RuntimeDefault }',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'capabilities: { drop: [ALL] }',
    ]) {
      expect(helpers).toContain(`${limit}\n`)
    }
    for (const role of [helpers, read('templates/migrate.yaml')]) {
      expect(role).toContain('include "guide.pod"')
      expect(role).toContain('include "guide.container"')
    }
  })

  it('has the alerts of Prometheus and the version of the guide', () => {
    expect(read('alerts.yml')).toBe(readFileSync('deploy/prometheus/alerts.yml', 'utf8'))
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(parse(read('Chart.yaml')).appVersion).toBe(version)
  })
})
