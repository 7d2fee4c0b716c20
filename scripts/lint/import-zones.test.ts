import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A folder, a folder it must not import, and the rules that report the import. */
const refused: readonly (readonly [from: string, to: string, rules: readonly string[]])[] = [
  ['domain', 'lib', ['direction-domain', 'domain-is-pure']],
  ['contract', 'lib', ['direction-contract']],
  ['config', 'lib', ['direction-config']],
  ['lib', 'data', ['direction-lib']],
  ['content', 'components', ['direction-content']],
  ['access', 'fields', ['direction-access']],
  ['fields', 'collections', ['direction-fields']],
  ['emails', 'jobs', ['direction-emails']],
  ['collections', 'data', ['direction-collections']],
  ['globals', 'data', ['direction-globals']],
  ['plugins', 'data', ['direction-plugins']],
  ['payload-patches', 'collections', ['direction-payload-patches']],
  ['database', 'payload-patches', ['direction-database']],
  ['admin', 'features', ['direction-admin']],
  ['http', 'data', ['direction-http']],
  ['data', 'http', ['direction-data']],
  ['components', 'data', ['direction-components']],
  ['components', 'features', ['direction-components']],
  ['features', 'data', ['direction-features']],
  ['app', 'collections', ['direction-app']],
  ['seed', 'data', ['direction-seed']],
]

/** Files by path, each with its import and the rules it breaks. */
const single: Readonly<Record<string, readonly [imports: string, rules: readonly string[]]>> = {
  'src/components/type-only.ts': ['type @/payload-types', ['direction-components']],
  'src/helpers/new.ts': ['@/lib/value', ['known-folder']],
  'src/features/leads/form.ts': ['@/features/newsletter/form', ['features-apart']],
  'src/admin/outside.ts': ['@/data/submissions/apply/inside', ['submissions-sealed']],
  'src/data/submissions/apply/inside.ts': ['payload', []],
  'src/admin/face.ts': ['@/data/submissions', []],
  'src/data/submissions/index.ts': ['./apply/inside', []],
  'src/components/cms.ts': ['payload', ['no-payload-in-views']],
  'src/features/blog/cms.ts': ['@payloadcms/ui', ['no-payload-in-views']],
  'src/app/(frontend)/cms.ts': ['payload', ['no-payload-in-pages']],
  'src/app/(payload)/cms.ts': ['@payloadcms/next', []],
  'src/data/cms.ts': ['payload', []],
  'src/domain/node.ts': ['node:fs', ['domain-is-pure']],
  'src/domain/package.ts': ['react', ['domain-is-pure']],
  'src/domain/rule.test.ts': ['vitest', []],
  'src/components/menu.ts': ['next/link', ['links-fetch-on-interest']],
  'src/features/home/card.ts': ['next/link', ['links-fetch-on-interest']],
  'src/components/ui/page-link.tsx': ['next/link', []],
  'src/admin/nav.ts': ['next/link', []],
  'src/lib/launcher.ts': ['../../server/value', ['src-stands-alone']],
  'src/lib/circle-a.ts': ['./circle-b', ['no-cycles']],
  // A cycle is reported once, at the file where it was found.
  'src/lib/circle-b.ts': ['./circle-a', []],
  'src/app/page.ts': ['@/features/newsletter/form', []],
  'src/features/newsletter/form.ts': ['@/components/value', []],
  'src/components/good.ts': ['@/contract/value', []],
  'src/contract/good.ts': ['@/domain/value', []],
}

let folder = ''
const found = new Map<string, string[]>()

/** Writes all cases to a temporary project and runs dependency-cruiser once. */
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guide-rules-'))
  plant(
    'tsconfig.json',
    '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","paths":{"@/*":["./src/*"]}}}',
  )
  plant('src/payload-types.ts', 'export type value = 1\n')
  plant('server/value.ts', 'export const value = 1\n')
  for (const [from, to] of refused) {
    for (const zone of [from, to]) plant(`src/${zone}/value.ts`, 'export const value = 1\n')
    plant(`src/${from}/inner/alias-${to}.ts`, importing(`@/${to}/value`))
    plant(`src/${from}/inner/relative-${to}.ts`, importing(`../../${to}/value`))
  }
  for (const [file, [imports]] of Object.entries(single)) plant(file, importing(imports))
  for (const { from, rule } of check().summary.violations) {
    found.set(from, [...(found.get(from) ?? []), rule.name].sort())
  }
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function importing(what: string): string {
  const [kind, from] = what.startsWith('type ') ? ['type ', what.slice(5)] : ['', what]
  return `import ${kind}{ value } from '${from}'\nexport ${kind}{ value }\n`
}

function check(): ICruiseResult {
  const root = process.cwd()
  const output = execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      path.join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'src',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  return JSON.parse(output)
}

describe('the import rules', () => {
  it.each(refused)('report %s -> %s, by alias and by relative path', (from, to, rules) => {
    expect(found.get(`src/${from}/inner/alias-${to}.ts`)).toEqual(rules)
    expect(found.get(`src/${from}/inner/relative-${to}.ts`)).toEqual(rules)
  })

  it.each(Object.entries(single))('report what %s breaks, and nothing else', (file, [, rules]) => {
    expect(found.get(file) ?? []).toEqual(rules)
  })
})
