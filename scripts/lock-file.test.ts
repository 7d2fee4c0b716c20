import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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
