import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'

/** Files with expressions that meet only short texts, with the reason. */
export const bounded: Readonly<Record<string, string>> = {
  'src/domain/text/format-number.ts': 'The digits of a number.',
}

/** Builders' files are read with the expressions of these folders. Their redesign checks them. */
export const ofBuildersFiles = /\/submissions\//

/** A regular expression literal of a source file. */
export interface FoundExpression {
  readonly file: string
  readonly text: string
}

/** Finds the regular expression literals of the TypeScript files of a folder, tests excluded. */
export function findExpressions(folder: string): FoundExpression[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name)
      return findInSource(readFileSync(file, 'utf8')).map((text) => ({ file, text }))
    })
}

function findInSource(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest))
  return found
}

/**
 * Whether a search with a regular expression literal can take more than linear time: it backtracks
 * over two ways to read a text, or begins again at each character of a run.
 */
export function isSuperLinear(text: string): boolean {
  const end = text.lastIndexOf('/')
  const { reports } = analyse({ source: text.slice(1, end), flags: text.slice(end + 1) })
  return reports.length > 0
}
