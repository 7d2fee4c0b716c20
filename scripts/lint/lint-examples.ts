import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Lints examples with one rule, in one run. Returns the report of each example by its name. */
export function lintExamples(
  rule: string,
  examples: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-lint-'))
  try {
    return reportsIn(folder, rule, Object.entries(examples))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportsIn(folder: string, rule: string, examples: [name: string, code: string][]) {
  const config = { plugins: [path.resolve(rule)], linter: { rules: { preset: 'none' } } }
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config))
  const files = examples.map((_, index) => `example-${index}.tsx`)
  for (const [index, [, code]] of examples.entries()) {
    writeFileSync(path.join(folder, `example-${index}.tsx`), `${code}\n`)
  }
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--max-diagnostics=none', ...files],
    { cwd: folder, encoding: 'utf8' },
  )
  const output = `${stdout}${stderr}`
  if (!output.includes(`Checked ${files.length} files`)) throw new Error(output)
  const reports = new Map<string, string>()
  for (const report of output.split(/^(?=example-\d+\.tsx:\d+:\d+ )/m)) {
    const [, index] = /^example-(\d+)\.tsx:/.exec(report) ?? []
    const [name] = examples[Number(index)] ?? []
    if (name !== undefined) reports.set(name, report)
  }
  return reports
}
