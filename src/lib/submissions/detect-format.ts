/** The format of a file by its first bytes. */
export type FileFormat =
  /** `name` is what its program calls it, such as `Excel workbook`. */
  | { readonly is: 'workbook'; readonly name: string }
  | { readonly is: 'pdf' }
  | { readonly is: 'xml' }
  | { readonly is: 'html' }
  | { readonly is: 'text' }
  /** Nothing that can be read; `problem` continues “The file is”, and says what to send instead. */
  | { readonly is: 'other'; readonly problem: string }

const SEND = 'Send an Excel workbook (.xlsx), a CSV file, a PDF or an XML feed.'
const PASTE = 'Copy its table and paste it instead.'
const PASSWORD =
  'an Excel workbook with a password. Save it as .xlsx without a password and send it again.'

const starts = (bytes: Uint8Array, ...magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, Math.min(bytes.length, to) - from),
  ).toString('latin1')

const other = (problem: string): FileFormat => ({ is: 'other', problem })
const workbook = (name: string): FileFormat => ({ is: 'workbook', name })

/** The names of files in a ZIP archive are readable at its beginning and end. */
function zipFormat(bytes: Uint8Array): FileFormat {
  const names = (
    latin(bytes, 0, 4096) + latin(bytes, Math.max(0, bytes.length - 65_536), bytes.length)
  ).replaceAll('\\', '/')
  if (/xl\/workbook\.(?:xml|bin)/.test(names)) return workbook('Excel workbook')
  if (names.includes('opendocument.spreadsheet')) return workbook('OpenDocument spreadsheet')
  if (names.includes('word/document.xml')) return other(`a Word document. ${PASTE}`)
  if (names.includes('Index/') && names.includes('.iwa')) {
    return other('a Numbers spreadsheet. Export it to Excel or CSV and send that file.')
  }
  return other(`a ZIP archive, not a workbook. ${SEND}`)
}

/** The names of parts in a file of old Office programs are in UTF-16. */
const hasPart = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'))

function oldOfficeFormat(bytes: Uint8Array): FileFormat {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (hasPart(buffer, 'EncryptedPackage')) return other(PASSWORD)
  if (hasPart(buffer, '__substg1.0_')) return other(`an Outlook message (.msg). ${PASTE}`)
  if (hasPart(buffer, 'WordDocument')) return other(`an old Word document (.doc). ${PASTE}`)
  if (hasPart(buffer, 'Workbook') || hasPart(buffer, 'Book')) return workbook('Old Excel workbook')
  return other(`a file of an old Office program. ${SEND}`)
}

const binaries: readonly (readonly [string, readonly number[]])[] = [
  ['a picture (PNG)', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture (JPEG)', [0xff, 0xd8, 0xff]],
  ['a picture (GIF)', [0x47, 0x49, 0x46, 0x38]],
  ['a compressed file (GZIP)', [0x1f, 0x8b]],
]

/** Formats of other texts, by how they begin. */
const texts: readonly (readonly [RegExp, FileFormat])[] = [
  [
    /^MIME-Version:|^From: <Saved by/i,
    other('a web archive (MHTML). Save it as .xlsx and send it again.'),
  ],
  [
    /^(?:Return-Path|Received|Delivered-To|Message-ID|X-[\w-]+):\s/i,
    other(`an email message. ${PASTE}`),
  ],
  [/^ID;P/, other('a SYLK file (.slk). Save it as .xlsx or CSV and send it again.')],
  [/^\{\\rtf/, other(`a formatted letter (RTF). ${PASTE}`)],
]

const TABLE_XML = /<(?:\w+:)?Workbook\b|urn:schemas-microsoft-com:office:spreadsheet/i
const FLAT_OPEN_DOCUMENT = /<office:document\b/

function textFormat(bytes: Uint8Array): FileFormat {
  const head = latin(bytes, 0, 4096)
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)+/, '')
    .trimStart()
  const known = texts.find(([pattern]) => pattern.test(head))
  if (known) return known[1]
  if (/^<(?:!doctype html|html|table|meta|body|div)\b/i.test(head)) return { is: 'html' }
  // Exporters leave out the declaration; some put a comment first.
  if (/^<(?:\?xml|!--|!doctype|[a-z])/i.test(head)) {
    if (TABLE_XML.test(head)) return workbook('Excel workbook (XML)')
    return FLAT_OPEN_DOCUMENT.test(head) ? workbook('OpenDocument spreadsheet') : { is: 'xml' }
  }
  const sample = bytes.subarray(0, 4096)
  const control = sample.filter(
    (byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27),
  ).length
  const zeros = sample.filter((byte) => byte === 0).length
  // UTF-16 has a zero beside each Latin letter.
  if (control - zeros > sample.length / 50) return other(`not a text file. ${SEND}`)
  return { is: 'text' }
}

/** Detects what a file is by its content; its name may be wrong. */
export function detectFormat(bytes: Uint8Array): FileFormat {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return zipFormat(bytes)
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return oldOfficeFormat(bytes)
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return { is: 'pdf' }
  const binary = binaries.find(([, magic]) => starts(bytes, ...magic))
  return binary ? other(`${binary[0]}. ${SEND}`) : textFormat(bytes)
}
