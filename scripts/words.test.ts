import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folders = ['src', 'server', 'scripts']

/** Content written by editors, the site's public texts, generated files, and tests. */
const excluded =
  /^src\/(app\/\(frontend\)|components|content|features|seed)\/|payload-types\.ts$|\.test\.tsx?$/

/** The name of a system account of PostgreSQL hosts, not a word. */
const accountNames = 'scripts/dev-db/postgres-user.ts'

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !excluded.test(file) && file !== accountNames)

const vague = /\b(?:nobody|somebody|anybody|whoever)\b/i

/** The identifiers and texts of a source file, without its comments. */
function findWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isIdentifier(node) ||
      ts.isLiteralExpression(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      words.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return words
}

it('the texts and identifiers of the source have no vague subjects', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    // Parsing is slow, and few files contain one of the words at all.
    const words = vague.test(text) ? findWords(file, text) : []
    return words.filter((word) => vague.test(word)).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
