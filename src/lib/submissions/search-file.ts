import { unzipSync } from 'fflate'
import { UNPACKED_BYTES } from '@/domain/submissions/read/sheet'

/**
 * The text of bytes in any encoding that has ASCII letters as they are, or with zeros beside them, as
 * UTF-16 does. Email addresses have no other letters.
 */
const toAscii = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1').replaceAll('\0', '')

/** A spreadsheet splits a text into parts where its formatting changes; cells stay apart. */
const withoutTags = (xml: string) =>
  xml.replace(/<\/(?:\w+:)?(?:si|is|c|p|td)>/g, '\n').replace(/<[^<>]*>/g, '')

const isArchive = (bytes: Uint8Array) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte)

function unpack(bytes: Uint8Array): Uint8Array[] {
  let total = 0
  try {
    return Object.values(
      unzipSync(bytes, {
        filter: ({ originalSize }) => {
          total += originalSize
          return total <= UNPACKED_BYTES
        },
      }),
    )
  } catch {
    return []
  }
}

/**
 * Whether a pattern of ASCII letters, such as an email address, occurs in a file of any format: a text,
 * a web page, a feed, or a workbook with its hidden sheets and comments. The compressed text of a PDF
 * is not searched (`isInPdf`). Never throws because of the content.
 */
export function isInFile(bytes: Uint8Array, pattern: RegExp): boolean {
  if (pattern.test(toAscii(bytes))) return true
  return isArchive(bytes) && unpack(bytes).some((part) => pattern.test(withoutTags(toAscii(part))))
}
