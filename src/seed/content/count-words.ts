import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seedFolder } from '../seed-folder'

/** The number of words of a Markdown file below `content/`, without its marks and link targets. */
export function countWords(file: string): number {
  const text = readFileSync(path.join(seedFolder, 'content', file), 'utf8')
  const plain = text.replace(/\]\([^)]*\)/g, ']').replace(/^[#>*\-\d.|\s]+/gm, '')
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
