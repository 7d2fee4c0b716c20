import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const page = readFileSync('docs/architecture/security.md', 'utf8')

const files = new Map(
  [...page.matchAll(/^\[(.+)\]: (\S+)$/gm)].map(([, label = '', target = '']) => [
    label,
    path.join('docs/architecture', target),
  ]),
)

/** The last cells of the tables, without the header rows and the delimiter rows. */
const cells = page
  .slice(page.indexOf('## What holds'))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').at(-2)?.trim() ?? '')
  .filter((cell) => cell !== 'Test' && !/^-+$/.test(cell))

/** The links of the tables, each with the quoted beginnings of test names. */
const links = cells
  .flatMap((cell) => cell.split('; '))
  .map((part) => {
    const [, label = part, names] = /^\[([^\]]+)\](?:: (.+))?$/.exec(part) ?? []
    return { label, names: names?.split(', ') ?? [] }
  })

/** Whether a string literal of the file begins with the name. */
function hasName(file: string, name: string): boolean {
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + name))
}

it('the security page contains at least 110 links without a name and quoted names', () => {
  const checks = links.map(({ names }) => Math.max(1, names.length))
  expect(checks.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(110)
})

it('the security page links to existing files only', () => {
  const missing = links.filter(({ label }) => !existsSync(files.get(label) ?? ''))
  expect(missing.map(({ label }) => label)).toEqual([])
})

it('the security page quotes only names that begin a string of the linked file', () => {
  const outdated = links.flatMap(({ label, names }) =>
    names
      .filter((name) => !hasName(files.get(label) ?? '', name))
      .map((name) => `${label}: ${name}`),
  )
  expect(outdated).toEqual([])
})

it('the security page uses every link at its foot', () => {
  const used = new Set(links.map(({ label }) => label))
  expect([...files.keys()].filter((label) => !used.has(label))).toEqual([])
})
