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

/** Resolves a package required from inside another, as Node does. */
function find(from: string, name: string): Locked | undefined {
  const found = lock.packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`]
  if (found || from === '') return found
  return find(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}

it('the lock file contains the optional packages of every platform, as npm ci requires', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !find(from, name)?.version),
  )
  expect(missing).toEqual([])
})

it('the lock file contains no registry URL', () => {
  const resolved = Object.values(lock.packages).filter((entry) => entry.resolved?.includes('://'))
  expect(resolved).toEqual([])
})

interface Manifest {
  readonly engines: { readonly node: string }
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))

/** The installed versions of a package, one for each place in the tree. */
function findVersions(name: string): string[] {
  return Object.entries(lock.packages).flatMap(([place, { version }]) =>
    version !== undefined && place.endsWith(`node_modules/${name}`) ? [version] : [],
  )
}

/** Whether a version is equal to or newer than `floor`; both have three numbers. */
function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

describe('known vulnerabilities', () => {
  it.each([
    ['next', '16.4.5'],
    ['payload', '3.90.0'],
    ['sharp', '0.35.5'],
  ])('%s is %s or newer in every place', (name, floor) => {
    const versions = findVersions(name)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it("the form builder and Payload's GraphQL route are not installed", () => {
    expect(findVersions('@payloadcms/plugin-form-builder')).toEqual([])
    expect(existsSync('src/app/(payload)/cms/api/graphql')).toBe(false)
    expect(existsSync('src/app/(payload)/cms/api/graphql-playground')).toBe(false)
  })
})

it('the lock file contains one version of Payload and its packages, and one of pg', () => {
  const parts = Object.keys(lock.packages).filter((place) =>
    /node_modules\/(payload|@payloadcms\/[^/]+)$/.test(place),
  )
  expect(parts.length).toBeGreaterThan(8)
  expect(new Set(parts.map((place) => lock.packages[place]?.version)).size).toBe(1)
  expect(findVersions('pg')).toHaveLength(1)
})

it('package.json pins exact versions', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})

it('package.json supports the minimum Node version', () => {
  // Packages that only tests and benchmarks load may require a later 20.x.
  expect(manifest.engines.node).toBe('>=20.10.0')
  expect(Number(manifest.devDependencies['@types/node']?.split('.', 1)[0])).toBe(20)
})
