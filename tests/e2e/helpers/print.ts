import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** The number of pages when the open page is printed on Letter paper. */
export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = pdf.match(/\/MediaBox \[[^\]]*\]/g) ?? []
  if (sizes.some((size) => size !== '/MediaBox [0 0 612 792]'))
    throw new Error(`The paper is not Letter: ${sizes.join()}`)
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** The text of a QR code that is an SVG, read from its picture as a phone does. */
export async function scanQrCode(code: Locator): Promise<string> {
  const svg = await code.evaluate((element) => new XMLSerializer().serializeToString(element))
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 600, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
