import { createCanvas } from '@napi-rs/canvas'
import { UnreadablePdf, withPdf } from './open-pdf'

/** In pixels. A page is drawn as wide as this, unless it would be higher. */
const WIDTH = 1200
const HEIGHT = 2400

/**
 * Draws a page, counted from 1, as a PNG. `null` for a page that the PDF does not have, and for a file
 * that is no PDF.
 */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array | null> {
  try {
    return await withPdf(bytes, { hasPictures: true }, async (document) => {
      if (page < 1 || page > document.numPages) return null
      const drawn = await document.getPage(page)
      const { width, height } = drawn.getViewport({ scale: 1 })
      const viewport = drawn.getViewport({ scale: Math.min(WIDTH / width, HEIGHT / height) })
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      // The types of the library know only the canvas of a browser.
      await drawn.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
      return await canvas.encode('png')
    })
  } catch (error) {
    if (error instanceof UnreadablePdf) return null
    throw error
  }
}
