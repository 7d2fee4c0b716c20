import type { Sheet } from '@/domain/submissions/read/sheet'

const LEAST_GAP = 2

/** Columns of a text that are blank in every line. */
function findGaps(lines: readonly string[], width: number): (readonly [number, number])[] {
  const gaps: (readonly [number, number])[] = []
  let start = -1
  for (let column = 0; column <= width; column += 1) {
    const isBlank = column < width && lines.every((line) => (line[column] ?? ' ') === ' ')
    if (isBlank && start < 0) start = column
    if (!isBlank && start >= 0) {
      gaps.push([start, column])
      start = -1
    }
  }
  return gaps
}

/** A row of dashes below the header, as plain-text emails draw it. */
const RULE = /^[\s\-=_+|*]+$/

/**
 * Reads columns that are aligned with spaces, as in the text of an email. Where they are not exactly
 * aligned, two spaces or more separate cells. `null` if there is only one column.
 */
export function readAligned(text: string): Sheet | null {
  const lines = text
    .split('\n')
    .map((line, index) => ({ row: index + 1, line: line.replace(/\t/g, '    ').trimEnd() }))
    .filter(({ line }) => line.trim() !== '' && !RULE.test(line))
  const width = Math.max(0, ...lines.map(({ line }) => line.length))
  const table = lines.filter(({ line }) => / {2,}\S/.test(line.trim()))
  const gaps = findGaps(
    table.map(({ line }) => line),
    width,
  ).filter(([from, to]) => to - from >= LEAST_GAP && from > 0)
  const cut = (line: string): string[] => {
    const starts = [0, ...gaps.map(([, to]) => to)]
    return starts.map((start, index) => line.slice(start, starts[index + 1]).trim())
  }
  const split = (line: string) => line.trim().split(/ {2,}/)
  const columns = (cells: (line: string) => string[]) =>
    Math.max(0, ...table.map(({ line }) => cells(line).filter(Boolean).length))
  const cells = columns(cut) >= columns(split) ? cut : split
  if (columns(cells) < 2) return null
  return {
    name: null,
    rows: lines.map(({ row, line }) => ({
      row,
      cells: (/ {2,}\S/.test(line.trim()) ? cells(line) : [line.trim()]).map(
        (cell) => cell || null,
      ),
    })),
  }
}
