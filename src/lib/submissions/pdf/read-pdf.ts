import { joinLine, type PageText, readLines } from '@/domain/submissions/read/page-lines'
import { type PageSheet, readPageRows } from '@/domain/submissions/read/page-rows'
import { PDF_PAGES, PDF_TEXTS } from '@/domain/submissions/read/sheet'
import { formatNumber } from '@/domain/text/format-number'
import { UnreadablePdf, withPdf } from './open-pdf'
import { readPageTexts } from './page-texts'

/** The rows of a PDF, and its pages without text. */
export interface PdfTables extends PageSheet {
  /** Pages without any text, from 1. */
  readonly blank: readonly number[]
}

const PICTURE =
  'The PDF is a picture of text: no letters can be read from it. Send the workbook that it was made from, or save it as a PDF in that program instead of scanning it.'
const TOO_LONG = `The PDF has more than ${formatNumber(PDF_TEXTS)} texts. Send only the pages with the price list.`

const tooManyPages = (count: number) =>
  `The PDF has ${formatNumber(count)} pages; at most ${PDF_PAGES} can be read. Send only the pages with the price list.`

/** A font that does not say which letters it draws, as some programs write it. */
const UNKNOWN_LETTERS = /[\p{Co}\p{Cc}\ufffd]/gu

function isReadable(texts: readonly PageText[]): boolean {
  const all = texts.map(({ text }) => text).join('')
  return all.replace(UNKNOWN_LETTERS, '').length * 2 > all.length
}

interface ReadPage {
  /** From 1. */
  readonly page: number
  readonly texts: readonly PageText[]
}

function readPages(bytes: Uint8Array): Promise<readonly ReadPage[]> {
  return withPdf(bytes, { hasPictures: false }, async (document, library) => {
    if (document.numPages > PDF_PAGES) throw new UnreadablePdf(tooManyPages(document.numPages))
    const pages: ReadPage[] = []
    let count = 0
    for (let page = 1; page <= document.numPages; page += 1) {
      const texts = await readPageTexts(await document.getPage(page), library)
      count += texts.length
      if (count > PDF_TEXTS) throw new UnreadablePdf(TOO_LONG)
      pages.push({ page, texts })
    }
    return pages
  })
}

/**
 * Reads the tables of a PDF by the places of its texts.
 *
 * @throws UnreadablePdf
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfTables> {
  const pages = await readPages(bytes)
  if (!isReadable(pages.flatMap(({ texts }) => texts))) throw new UnreadablePdf(PICTURE)
  const blank = pages.flatMap(({ page, texts }) => (texts.length === 0 ? [page] : []))
  return { ...readPageRows(readLines(pages)), blank }
}

/** Whether a pattern occurs in a line of a PDF. Of a file that cannot be read, it is not known. */
export async function isInPdf(bytes: Uint8Array, pattern: RegExp): Promise<boolean> {
  try {
    return readLines(await readPages(bytes))
      .flat()
      .some((line) => pattern.test(joinLine(line)))
  } catch (error) {
    if (error instanceof UnreadablePdf) return false
    throw error
  }
}
