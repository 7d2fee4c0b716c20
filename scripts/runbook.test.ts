import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { envFields } from '../src/config/env'
import { WORKER_LOCK } from '../src/config/worker-lock'
import { drills } from './drills/drills'

interface Rule {
  readonly alert: string
  readonly annotations: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(file, 'utf8')
/** The text without the line breaks within sentences. */
const join = (text: string) => text.replace(/\s+/g, ' ')

const runbook = read('docs/operations/runbook.md')
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('\n', 1)[0] ?? '', text]),
)
const rules: readonly Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups[0].rules
const metrics = read('docs/operations/metrics.md')

const sources = ['src', 'server', 'scripts/launch']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map(read)
  .join('\n')

const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Texts of PostgreSQL, not of the guide. */
const foreign = ['No space left on device']

/** The anchor that GitHub gives to a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

it('the runbook says of everything how one sees it, what to do, and when it is over', () => {
  expect(sections.size).toBeGreaterThanOrEqual(10)
  for (const [heading, text] of sections) {
    for (const part of ['**Seen by**', '**What to do.**', '**Over when**'])
      expect(text, `${heading}: ${part}`).toContain(part)
  }
})

it('every alert leads to the heading of the runbook that names it', () => {
  for (const { alert, annotations } of rules) {
    const [file, anchor] = annotations.runbook?.split('#') ?? []
    expect(file, alert).toBe('docs/operations/runbook.md')
    const heading = [...sections.keys()].find((each) => toAnchor(each) === anchor)
    expect(sections.get(heading ?? ''), alert).toContain(`\`${alert}\``)
  }
})

it('the alerts and metrics of the runbook exist', () => {
  const alerts = findAll(runbook, /`(Guide[A-Z]\w+)`/g)
  expect(new Set(alerts)).toEqual(new Set(rules.map(({ alert }) => alert)))
  const named = findAll(runbook, /`((?:guide|nodejs|process)_\w+)`/g)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !metrics.includes(`\`${name}\``))).toEqual([])
})

it('the commands, drills and addresses of the runbook and of the pages of operations exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const pages = readdirSync('docs/operations').map((file) => read(`docs/operations/${file}`))
  const commands = pages.flatMap((page) => findAll(page, /\bnpm run ([\w:-]+)/g))
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const named = pages.flatMap((page) => findAll(page, /\bnpm run drill -- (\w+)/g))
  expect(named.filter((name) => !(name in drills))).toEqual([])
  const actions = findAll(runbook, /npm run backup -- (\w+)/g)
  const usage = read('scripts/launch/backup/backup-command.ts')
  expect(actions.filter((action) => !usage.includes(`npm run backup -- ${action}`))).toEqual([])
  const addresses = findAll(runbook, /(\/api\/[\w/]+)/g)
  expect(addresses.filter((address) => !existsSync(`src/app${address}/route.ts`))).toEqual([])
})

it('the shell blocks of the runbook have only commands of the guide and requests to it', () => {
  const lines = findAll(runbook, /```sh\n([^`]+)```/g).flatMap((block) => block.trim().split('\n'))
  expect(lines.length).toBeGreaterThan(5)
  expect(
    lines.filter((line) => !/^\s*(?:npm run |curl .*\/api\/health\/(?:live|ready)$)/.test(line)),
  ).toEqual([])
})

it('the log has the lines that the runbook quotes', () => {
  const quoted = findAll(join(runbook), /“([^”]+)”/g)
  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((text) => !foreign.includes(text) && !sources.includes(text))).toEqual([])
})

it('the status page has the lines that the runbook names', () => {
  const checks = read('src/domain/operations/checks.ts')
  const titles = findAll(join(runbook), /\bthe line _([^_]+)_ of the status page/g)
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter((title) => !checks.includes(`title: '${title}'`))).toEqual([])
})

it('the settings that the runbook names exist', () => {
  const names = findAll(runbook, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !(name in envFields))).toEqual([])
  const roles = findAll(runbook, /`ROLE=(\w+)`/g)
  expect(roles.filter((role) => !envFields.ROLE.safeParse(role).success)).toEqual([])
})

it('the runbook looks for the lock of the worker', () => {
  expect(runbook).toContain(`objid = ${WORKER_LOCK}`)
})

it('every drill has a program and is described on the page of drills', () => {
  const page = read('docs/operations/drills.md')
  const names = Object.keys(drills)
  expect(names.filter((name) => !existsSync(`scripts/drills/${name}.ts`))).toEqual([])
  expect(names.filter((name) => !page.includes(`npm run drill -- ${name}`))).toEqual([])
})
