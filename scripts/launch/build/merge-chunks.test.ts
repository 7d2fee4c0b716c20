import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mergeChunks } from './merge-chunks'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
  mkdirSync(path.join(folder, 'ssr'))
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const code = (word: string) =>
  `module.exports = [\n1, () => ${JSON.stringify(word.repeat(5000))}\n]`

function write(name: string, text: string): void {
  const comment = `\n//# sourceMappingURL=${encodeURIComponent(path.basename(name))}.map`
  writeFileSync(path.join(folder, name), text + comment)
}

const load = (name: string): unknown => createRequire(import.meta.url)(path.join(folder, name))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

it('chunks with the same code become one module, whatever their names', () => {
  write('[root]__a._.js', code('same'))
  write('[root]__b._.js', code('same'))
  write('[root]__c._.js', code('same'))
  write('other.js', code('more'))
  expect(mergeChunks(folder)).toBe(2)
  expect(load('[root]__b._.js')).toBe(load('[root]__a._.js'))
  expect(load('[root]__c._.js')).toBe(load('[root]__a._.js'))
  expect(load('[root]__a._.js')).toMatchObject([1, expect.any(Function)])
  expect(load('other.js')).not.toBe(load('[root]__a._.js'))
})

it('a second run changes nothing', () => {
  write('a.js', code('same'))
  write('b.js', code('same'))
  mergeChunks(folder)
  const merged = read('b.js')
  expect(mergeChunks(folder)).toBe(0)
  expect(read('b.js')).toBe(merged)
})

it('small files, files of another folder and files that are no chunks stay as they are', () => {
  const files = {
    'small-a.js': 'module.exports = []',
    'small-b.js': 'module.exports = []',
    'page.js': code('same'),
    'ssr/page.js': code('same'),
    'runtime-a.js': `const runtime = '${'x'.repeat(20_000)}'`,
    'runtime-b.js': `const runtime = '${'x'.repeat(20_000)}'`,
  }
  for (const [name, text] of Object.entries(files)) write(name, text)
  expect(mergeChunks(folder)).toBe(0)
  for (const [name, text] of Object.entries(files)) expect(read(name)).toContain(text)
})
