/** A page of a PDF that a test writes, of US letter size. */
export interface FixturePage {
  /** Drawing operators. */
  readonly content: string
  /** Of a form that the content draws with `/X Do`; its forms are those of the page. */
  readonly form?: string
  /** Degrees clockwise by which the page is shown. */
  readonly rotate?: number
}

interface FixtureOptions {
  /** Entries of the trailer, such as `/Encrypt`. */
  readonly trailer?: string
  /** The filter that `content` is compressed with; it is then the text of its bytes. */
  readonly filter?: string
}

const HEIGHT = 792

const escapeText = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** Draws a text with its first letter at a place, in points from the upper left corner. */
export const drawText = (text: string, x: number, y: number, size = 10): string =>
  `BT /F ${size} Tf ${x} ${HEIGHT - y} Td (${escapeText(text)}) Tj ET\n`

/** The width of a price or a number in Helvetica, in points. */
const measureNumber = (text: string, size: number) =>
  [...text].reduce((sum, sign) => sum + (/[.,]/.test(sign) ? 0.278 : 0.556) * size, 0)

/** Draws a number that ends at a place. */
export const drawNumber = (text: string, right: number, y: number, size = 10): string =>
  drawText(text, right - measureNumber(text, size), y, size)

/** Where the columns of a table begin, or end for numbers. */
export type FixtureColumn = { readonly left: number } | { readonly right: number }

/** Draws rows of texts below each other. */
export function drawRows(
  columns: readonly FixtureColumn[],
  rows: readonly (readonly string[])[],
  top: number,
  distance = 18,
): string {
  const draw = (text: string, position: number, y: number) => {
    const column = columns[position]
    if (!column || text === '') return ''
    return 'left' in column ? drawText(text, column.left, y) : drawNumber(text, column.right, y)
  }
  return rows
    .map((row, index) =>
      row.map((text, position) => draw(text, position, top + index * distance)).join(''),
    )
    .join('')
}

const dictionary = (entries: string, content: string) =>
  `<<${entries} /Length ${content.length}>> stream\n${content}\nendstream`

/** Writes a PDF. Its font is Helvetica, in which the byte 1 is the ligature of f and i. */
export function writePdf(pages: readonly FixturePage[], options: FixtureOptions = {}): Buffer {
  const { trailer = '', filter } = options
  const filtered = filter === undefined ? '' : `/Filter ${filter}`
  const fonts =
    '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >> >> >>'
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '']
  const add = (object: string) => `${objects.push(object)} 0 R`
  const kids = pages.map(({ content, form, rotate = 0 }) => {
    const number = objects.length + 1
    const forms = form === undefined ? '' : `/XObject << /X ${number} 0 R >>`
    const resources = `<< ${fonts} ${forms} >>`
    if (form !== undefined) {
      add(dictionary(`/Subtype /Form /BBox [0 0 612 792] /Resources ${resources}`, form))
    }
    const contents = add(dictionary(filtered, content))
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${HEIGHT}] /Rotate ${rotate} /Resources ${resources} /Contents ${contents} >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(file, 'latin1')
}
