import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod/mini'
import type { PageText } from '@/domain/submissions/read/page-lines'
import type { PdfLibrary } from './open-pdf'

/** `[a, b, c, d, e, f]` of a transformation: x becomes ax + cy + e, and y becomes bx + dy + f. */
type Matrix = readonly number[]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const at = (matrix: Matrix, index: number) => matrix[index] ?? 0

/** The transformation by `inner`, then by `outer`. */
function combine(outer: Matrix, inner: Matrix): Matrix {
  const column = (x: number, y: number, isPoint: number) => [
    at(outer, 0) * x + at(outer, 2) * y + at(outer, 4) * isPoint,
    at(outer, 1) * x + at(outer, 3) * y + at(outer, 5) * isPoint,
  ]
  return [
    ...column(at(inner, 0), at(inner, 1), 0),
    ...column(at(inner, 2), at(inner, 3), 0),
    ...column(at(inner, 4), at(inner, 5), 1),
  ]
}

const movePoint = (matrix: Matrix, x: number, y: number): Point => ({
  x: at(matrix, 0) * x + at(matrix, 2) * y + at(matrix, 4),
  y: at(matrix, 1) * x + at(matrix, 3) * y + at(matrix, 5),
})

/** A letter that is drawn, with its width in the units of its font. */
const glyph = z.object({
  unicode: z.string(),
  width: z.number(),
  isSpace: z.boolean(),
})
/** Letters, and numbers that move the next letter back. */
const glyphs = z.array(z.union([glyph, z.number(), z.null()]))
type Glyph = z.infer<typeof glyph>

const fontData = z.object({ fontMatrix: z.optional(z.array(z.number())) })

/** The part of a page's state that its operations save and restore. */
interface State {
  matrix: Matrix
  font: string
  size: number
  letterSpacing: number
  wordSpacing: number
  /** The width of letters, where 1 is the usual one. */
  stretch: number
  leading: number
  rise: number
}

/** In letter heights: from the first on, letters belong to two words, from the second on to two texts. */
const WORD_GAP = 0.12
const TEXT_GAP = 0.8
const LIGATURES = /[\ufb00-\ufb06]/g

interface Point {
  readonly x: number
  readonly y: number
}

/** A text as it is drawn, in points from the upper left corner of the page. */
interface DrawnText {
  text: string
  readonly from: Point
  to: Point
  readonly size: number
  /** Quarter turns clockwise from upright; `null` for a slanted text, such as a watermark. */
  readonly turns: number | null
}

function findTurns(matrix: Matrix): number | null {
  const turns = (Math.atan2(at(matrix, 1), at(matrix, 0)) / Math.PI) * 2
  const nearest = Math.round(turns)
  return Math.abs(turns - nearest) > 0.02 ? null : (nearest + 4) % 4
}

/** How far a point is before another one, in the direction of the letters. */
function measureGap(matrix: Matrix, to: Point, from: Point): number {
  const [x, y] = [at(matrix, 0), at(matrix, 1)]
  return ((from.x - to.x) * x + (from.y - to.y) * y) / (Math.hypot(x, y) || 1)
}

/** Follows the operations that draw a page, and notes its texts. */
class TextTracer {
  readonly drawn: DrawnText[] = []
  readonly #getUnit: (font: string) => number
  readonly #saved: State[] = []
  #state: State
  #text: Matrix = IDENTITY
  #x = 0
  #y = 0
  #lineX = 0
  #lineY = 0

  /** `getUnit` gives the width of a unit of a font where its size is 1, usually 0.001. */
  constructor(page: Matrix, getUnit: (font: string) => number) {
    this.#getUnit = getUnit
    const spacing = { letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0, rise: 0 }
    this.#state = { matrix: page, font: '', size: 0, ...spacing }
  }

  save(): void {
    this.#saved.push({ ...this.#state })
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
  }

  transform(matrix: Matrix): void {
    this.#state.matrix = combine(this.#state.matrix, matrix)
  }

  set(change: Partial<State>): void {
    Object.assign(this.#state, change)
  }

  setText(matrix: Matrix): void {
    this.#text = matrix
    this.#x = this.#lineX = 0
    this.#y = this.#lineY = 0
  }

  moveText(x: number, y: number): void {
    this.#x = this.#lineX += x
    this.#y = this.#lineY += y
  }

  nextLine(): void {
    this.moveText(0, -this.#state.leading)
  }

  /** Notes the letters of an operation as one text, or as several where gaps are wide. */
  show(letters: z.infer<typeof glyphs>): void {
    const { size, stretch, font } = this.#state
    const matrix = combine(this.#state.matrix, this.#text)
    const unit = this.#getUnit(font) * size
    const height = Math.abs(size) * Math.hypot(at(matrix, 2), at(matrix, 3)) || 1
    let text: DrawnText | null = null
    for (const letter of letters) {
      if (letter === null) continue
      if (typeof letter === 'number') {
        this.#x -= ((letter * size) / 1000) * stretch
        continue
      }
      const from = this.#point(matrix)
      this.#advance(letter, unit)
      if (letter.unicode.trim() === '') continue
      const gap = text ? measureGap(matrix, text.to, from) / height : 0
      if (!text || gap > TEXT_GAP) {
        text = { text: '', from, to: from, size: height, turns: findTurns(matrix) }
        this.drawn.push(text)
      } else if (gap > WORD_GAP) text.text += ' '
      text.text += letter.unicode.replace(LIGATURES, (sign) => sign.normalize('NFKC'))
      text.to = this.#point(matrix)
    }
  }

  #advance({ width, isSpace }: Glyph, unit: number): void {
    const { letterSpacing, wordSpacing, stretch } = this.#state
    this.#x += (width * unit + letterSpacing + (isSpace ? wordSpacing : 0)) * stretch
  }

  #point(matrix: Matrix): Point {
    return movePoint(matrix, this.#x, this.#y + this.#state.rise)
  }
}

/** The numbers of an operation, which are its arguments or the first of them. */
function readNumbers(given: unknown): number[] {
  const list: unknown = Array.isArray(given) && typeof given[0] === 'object' ? given[0] : given
  if (list instanceof Float32Array) return Array.from(list)
  return Array.isArray(list) ? list.filter((number) => typeof number === 'number') : []
}

function readMatrix(given: unknown): Matrix {
  const matrix = readNumbers(given)
  return matrix.length < 6 ? IDENTITY : matrix
}

const letters = z.tuple([glyphs])
const fontName = z.tuple([z.string(), z.number()])

type Operation = (tracer: TextTracer, given: unknown) => void

const setNumber =
  (part: 'letterSpacing' | 'wordSpacing' | 'leading' | 'rise'): Operation =>
  (tracer, given) =>
    tracer.set({ [part]: readNumbers(given)[0] ?? 0 })

const move: Operation = (tracer, given) => {
  const [x = 0, y = 0] = readNumbers(given)
  tracer.moveText(x, y)
}

/** Effects of the operations of a page on its texts, by their codes. */
function listOperations(codes: PdfLibrary['OPS']): ReadonlyMap<number, Operation> {
  return new Map<number, Operation>([
    [codes.save, (tracer) => tracer.save()],
    [codes.restore, (tracer) => tracer.restore()],
    [codes.transform, (tracer, given) => tracer.transform(readMatrix(given))],
    [
      codes.paintFormXObjectBegin,
      (tracer, given) => {
        tracer.save()
        tracer.transform(readMatrix(given))
      },
    ],
    [codes.paintFormXObjectEnd, (tracer) => tracer.restore()],
    [codes.beginText, (tracer) => tracer.setText(IDENTITY)],
    [codes.setTextMatrix, (tracer, given) => tracer.setText(readMatrix(given))],
    [codes.moveText, move],
    [
      codes.setLeadingMoveText,
      (tracer, given) => {
        tracer.set({ leading: -(readNumbers(given)[1] ?? 0) })
        move(tracer, given)
      },
    ],
    [codes.nextLine, (tracer) => tracer.nextLine()],
    [codes.setCharSpacing, setNumber('letterSpacing')],
    [codes.setWordSpacing, setNumber('wordSpacing')],
    [codes.setLeading, setNumber('leading')],
    [codes.setTextRise, setNumber('rise')],
    [
      codes.setHScale,
      (tracer, given) => tracer.set({ stretch: (readNumbers(given)[0] ?? 100) / 100 }),
    ],
    [
      codes.setFont,
      (tracer, given) => {
        const { data } = fontName.safeParse(given)
        if (data) tracer.set({ font: data[0], size: data[1] })
      },
    ],
    [
      codes.showText,
      (tracer, given) => {
        const { data } = letters.safeParse(given)
        if (data) tracer.show(data[0])
      },
    ],
  ])
}

/** The direction of most letters; reports are also drawn sideways on an upright page. */
function findMainTurns(drawn: readonly DrawnText[]): number {
  const counts = [0, 0, 0, 0]
  for (const { text, turns } of drawn) {
    if (turns !== null) counts[turns] = (counts[turns] ?? 0) + text.length
  }
  return counts.indexOf(Math.max(...counts))
}

/** The text as it stands on a page that is turned so that most texts are upright. */
function turnText({ text, from, to, size }: DrawnText, turns: number): PageText {
  const [cos, sin] = [[1, 0, -1, 0][turns] ?? 1, [0, 1, 0, -1][turns] ?? 0]
  const along = [from, to].map(({ x, y }) => x * cos + y * sin)
  const left = Math.min(...along)
  return { text, left, right: Math.max(...along), baseline: from.y * cos - from.x * sin, size }
}

/**
 * The texts of a page with their places. Texts in another direction than most of them, such as a
 * watermark, are left out.
 */
export async function readPageTexts(
  page: PDFPageProxy,
  { OPS, AnnotationMode }: PdfLibrary,
): Promise<readonly PageText[]> {
  const { fnArray, argsArray } = await page.getOperatorList({
    annotationMode: AnnotationMode.DISABLE,
  })
  const getUnit = (font: string) => {
    const { data } = fontData.safeParse(page.commonObjs.has(font) && page.commonObjs.get(font))
    return data?.fontMatrix?.[0] ?? 0.001
  }
  const operations = listOperations(OPS)
  const tracer = new TextTracer(page.getViewport({ scale: 1 }).transform, getUnit)
  for (const [index, code] of fnArray.entries()) {
    operations.get(code)?.(tracer, argsArray[index])
  }
  const turns = findMainTurns(tracer.drawn)
  return tracer.drawn.filter((text) => text.turns === turns).map((text) => turnText(text, turns))
}
