import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The standard fonts of the package, for files that name a font without having it in them. */
const FONTS = path.join('node_modules', 'pdfjs-dist', 'standard_fonts', '/')
/** Of a picture in the file. A page is drawn with fewer. */
const IMAGE_PIXELS = 16_000_000

const PASSWORD = 'The PDF has a password. Save it without a password and send it again.'
const DAMAGED =
  'The PDF cannot be read; it may be damaged. Open it, save it as a PDF again and send that file.'

/** Why a PDF cannot be read, in a sentence for the person who sent it. */
export class UnreadablePdf extends Error {}

/** The library, loaded on the first PDF. It finds its other half by a global name, not by a path. */
async function loadLibrary() {
  const [library, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
  Object.assign(globalThis, { pdfjsWorker: worker })
  return library
}
export type PdfLibrary = Awaited<ReturnType<typeof loadLibrary>>

/**
 * Performs `use` with the document of a PDF, and closes it. Nothing of it runs as code, and it cannot
 * name a file or an address that is loaded.
 *
 * @throws UnreadablePdf
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  { hasPictures }: { readonly hasPictures: boolean },
  use: (document: PDFDocumentProxy, library: PdfLibrary) => Promise<Result>,
): Promise<Result> {
  const library = await loadLibrary()
  const task = library.getDocument({
    // The library takes the memory of what it is given.
    data: Uint8Array.from(bytes),
    standardFontDataUrl: FONTS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: hasPictures ? IMAGE_PIXELS : 0,
    verbosity: library.VerbosityLevel.ERRORS,
  })
  try {
    return await use(await task.promise, library)
  } catch (error) {
    if (error instanceof UnreadablePdf) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadablePdf(isLocked ? PASSWORD : DAMAGED, { cause: error })
  } finally {
    await task.destroy()
  }
}
