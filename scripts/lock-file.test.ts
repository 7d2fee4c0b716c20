import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

/** The entry that Node would find for a package required from inside another. */
function find(from: string, name: string): Locked | undefined {
  const found = lock.packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`]
  if (found || from === '') return found
  return find(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}

it('knows the packages of every platform, or npm ci refuses the whole lock file', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !find(from, name)?.version),
  )
  expect(missing).toEqual([])
})

it('names no registry', () => {
  const resolved = Object.values(lock.packages).filter((entry) => entry.resolved?.includes('://'))
  expect(resolved).toEqual([])
})

interface Manifest {
  readonly engines: { readonly node: string }
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))

/** The versions of a package, one for each place in the tree where it is installed. */
function versionsOf(name: string): string[] {
  return Object.entries(lock.packages).flatMap(([place, { version }]) =>
    version !== undefined && place.endsWith(`node_modules/${name}`) ? [version] : [],
  )
}

/** Whether a version is not older than another one; both are three numbers. */
function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

describe('known holes', () => {
  it.each([
    ['next', '16.4.5'],
    ['payload', '3.90.0'],
    ['sharp', '0.35.5'],
  ])('%s is %s or newer, wherever it is installed', (name, floor) => {
    const versions = versionsOf(name)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it('do not come with the form builder or a GraphQL route of Payload', () => {
    expect(versionsOf('@payloadcms/plugin-form-builder')).toEqual([])
    expect(existsSync('src/app/(payload)/cms/api/graphql')).toBe(false)
    expect(existsSync('src/app/(payload)/cms/api/graphql-playground')).toBe(false)
  })
})

it('has one version of Payload and all its packages, and one of pg', () => {
  const parts = Object.keys(lock.packages).filter((place) =>
    /node_modules\/(payload|@payloadcms\/[^/]+)$/.test(place),
  )
  expect(parts.length).toBeGreaterThan(8)
  expect(new Set(parts.map((place) => lock.packages[place]?.version)).size).toBe(1)
  expect(versionsOf('pg')).toHaveLength(1)
})

it('is asked for by exact versions', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})

it('needs no newer Node than the guide does', () => {
  // Those that only tests and benchmarks load may need a little more.
  expect(manifest.engines.node).toBe('>=20.10.0')
  expect(Number(manifest.devDependencies['@types/node']?.split('.', 1)[0])).toBe(20)
})
