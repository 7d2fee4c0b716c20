import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { STOP_TIMEOUT_MS } from './launch/serve/serve'

const composeText = readFileSync('docker-compose.yml', 'utf8')
const compose = parse(composeText)
const dockerfile = readFileSync('Dockerfile', 'utf8')
const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
const example = readFileSync('.env.example', 'utf8')

describe('docker-compose.yml', () => {
  it('runs the guide and PostgreSQL 18, and restarts both after a crash', () => {
    expect(Object.keys(compose.services)).toEqual(['app', 'database'])
    expect(compose.services.database.image).toBe('postgres:18')
    for (const service of Object.values<{ restart: string }>(compose.services)) {
      expect(service.restart).toBe('unless-stopped')
    }
  })

  it('starts the guide when the database is healthy', () => {
    expect(compose.services.app.depends_on.database.condition).toBe('service_healthy')
    expect(compose.services.database.healthcheck.test).toContain('pg_isready')
  })

  it('stores files and database in volumes', () => {
    expect(compose.services.app.volumes).toEqual(['files:/data'])
    expect(compose.services.database.volumes).toEqual(['database:/var/lib/postgresql'])
    expect(Object.keys(compose.volumes)).toEqual(['files', 'database'])
  })

  it('contains no secret and requires each as a variable', () => {
    const settings = {
      ...compose.services.app.environment,
      ...compose.services.database.environment,
    }
    for (const [name, value] of Object.entries<string>(settings)) {
      if (/PASSWORD|SECRET|TOKEN|KEY/.test(name)) expect(value).toMatch(/^\$\{\w+:\?.+\}$/)
    }
    expect(settings.DATABASE_URL).toContain('$' + '{POSTGRES_PASSWORD:?')
  })

  it('uses only variables that .env.example documents', () => {
    const used = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect(used.filter((name) => !example.includes(`# ${name}=`))).toEqual([])
  })

  it('runs both without rights that they do not need, on a file system that they cannot change', () => {
    for (const service of Object.values<Record<string, unknown>>(compose.services)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    }
    expect(compose.services.app).not.toHaveProperty('cap_add')
  })

  it('sets a grace period longer than the shutdown takes', () => {
    const seconds = Number.parseInt(compose.services.app.stop_grace_period, 10)
    expect(seconds * 1000).toBeGreaterThan(STOP_TIMEOUT_MS)
  })
})

describe('Dockerfile', () => {
  const [build = '', runtime = ''] = dockerfile.split('FROM base AS runtime')
  const copied = [...runtime.matchAll(/^COPY (.+)$/gm)].map(([, rest]) => rest)

  it("ships only Next's standalone output, completed by the build", () => {
    expect(build).toMatch(/ npm run image$/m)
    expect(copied).toEqual(['--from=build /app/.next/standalone ./'])
    expect(runtime).not.toMatch(/npm (ci|install)/)
  })

  it('builds without a database', () => {
    expect(dockerfile).not.toContain('DATABASE_URL')
  })

  it('runs as an unprivileged user, by number, behind an init that forwards signals', () => {
    expect(runtime).toContain('\nUSER 1000:1000\n')
    expect(runtime).toContain('ENTRYPOINT ["tini", "--"]')
    expect(runtime).toContain('CMD ["node", "programs/launcher.js", "start"]')
  })

  it('lets its user write only to the folder of DATA_DIR', () => {
    expect(runtime).toContain('--owner=node --group=node /data\n')
    expect(runtime).toContain('DATA_DIR=/data\n')
    expect(runtime).not.toContain('chown')
  })

  it('ships an even Node version with security updates, 24 or later', () => {
    const [, major = ''] = /^FROM node:(\d+)-/m.exec(dockerfile) ?? []
    expect(Number(major) % 2).toBe(0)
    expect(Number(major)).toBeGreaterThanOrEqual(24)
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`Node ${major}`)
  })

  it('checks its health through the live endpoint', () => {
    expect(dockerfile).toMatch(/HEALTHCHECK (?:.*\\\n)?.*\/api\/health\/live/)
    expect(existsSync('src/app/api/health/live/route.ts')).toBe(true)
  })
})

it('.dockerignore excludes secrets and data from the image', () => {
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git']))
})
