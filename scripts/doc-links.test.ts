import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  )
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/RESULTS.md',
  ...listFiles('docs').filter((file) => file.endsWith('.md')),
]

const folders = ['bench', 'migrations', 'scripts', 'server', 'src', 'tests']
const sources = [
  'next.config.mjs',
  'payload.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
  ...folders.flatMap(listFiles),
].filter((file) => /\.(?:css|grit|mjs|tsx?)$/.test(file))

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The text without its code blocks and code spans, in which brackets are not links. */
function removeCode(text: string): string {
  return text.replace(/^```[^`]*^```$/gm, '').replace(/`[^`\n]*`/g, '')
}

/** The targets of inline links and of reference definitions. Angle brackets allow parentheses. */
function findTargets(text: string): string[] {
  return [...text.matchAll(/\]\(<([^>\n]*)>\)|\]\(([^()\s]*)\)|^\[[^\]\n]*\]: (\S+)$/gm)].map(
    ([, quoted, inline, defined]) => quoted ?? inline ?? defined ?? '',
  )
}

/** The ids that GitHub gives to the headings of a page. */
function findAnchors(file: string): Set<string> {
  const headings = readText(file).matchAll(/^#{1,6} (.*)$/gm)
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function isBroken(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const linked = file === '' ? page : path.join(path.dirname(page), decodeURIComponent(file))
  if (!existsSync(linked)) return true
  return anchor !== undefined && !(statSync(linked).isFile() && findAnchors(linked).has(anchor))
}

/** References such as `docs/product/events.md, Events`, also over a line break of a comment. */
function findReferences(text: string) {
  const joined = text.replace(/\n[ \t]*(?:\*|\/\/)[ \t]/g, ' ')
  return [...joined.matchAll(/(?<![\w./-])docs\/[\w./-]*\w(?:, ([A-Z][^).\n]{0,60}))?/g)].map(
    ([whole, heading]) => ({ file: whole.split(',')[0] ?? '', heading }),
  )
}

it('every relative link of the documentation leads to an existing file and heading', () => {
  const links = pages.flatMap((page) =>
    findTargets(removeCode(readText(page)))
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ page, target })),
  )
  expect(links.length).toBeGreaterThan(500)
  const broken = links.filter(({ page, target }) => isBroken(page, target))
  expect(broken.map(({ page, target }) => `${page}: ${target}`)).toEqual([])
})

it('every path of the project that the documentation names exists', () => {
  const named = pages
    // Records describe the code of their day, and results that of a measurement.
    .filter((page) => !/^docs\/decisions\/.*\d{4}-|^bench\//.test(page))
    .flatMap((page) =>
      [...readText(page).matchAll(/`([^`\n]*)`/g)].map(([, path = '']) => ({ page, path })),
    )
    .filter(({ path }) =>
      /^(?:src|server|scripts|tests|bench|migrations)\/[\w./()[\]-]+$/.test(path),
    )
    // The collection that CONTRIBUTING.md adds as an example.
    .filter(({ path }) => !/question/i.test(path))
  expect(named.length).toBeGreaterThan(200)
  const missing = named.filter(({ path }) => !existsSync(path))
  expect(missing.map(({ page, path }) => `${page}: ${path}`)).toEqual([])
})

it('every page of the documentation that a comment names exists, with its heading', () => {
  const references = sources.flatMap((source) =>
    findReferences(readText(source)).map((reference) => ({ source, ...reference })),
  )
  expect(references.length).toBeGreaterThan(50)
  const broken = references.filter(({ file, heading }) => {
    if (!existsSync(file)) return true
    if (heading === undefined || !statSync(file).isFile()) return false
    const headings = [...readText(file).matchAll(/^#{1,6} (.*)$/gm)].map(([, name]) => name ?? '')
    return !headings.some((name) => heading.startsWith(name))
  })
  expect(broken.map(({ source, file, heading }) => `${source}: ${file}, ${heading}`)).toEqual([])
})
