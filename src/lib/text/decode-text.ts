import iconv from 'iconv-lite'

/** The text of a file, and its encoding if that is not UTF-8. */
interface Decoded {
  readonly text: string
  readonly otherEncoding: string | null
}

/** So many bytes tell whether every other one is 0. */
const SAMPLE = 512

/** Detects UTF-16 by its byte-order mark, or by the zeros that it has between Latin letters. */
function sixteenBits(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (rest: number) => sample.filter((byte, index) => byte === 0 && index % 2 === rest)
  const [even, odd] = [zeros(0).length, zeros(1).length]
  const many = sample.length / 4
  if (odd > many && even < odd / 8) return 'utf-16le'
  return even > many && odd < even / 8 ? 'utf-16be' : null
}

/** Encodings of old programs in place of Windows-1252: those of a Mac and of DOS. */
const oldEncodings = [
  ['Mac Roman', 'macintosh'],
  ['MS-DOS', 'cp850'],
] as const
type OldEncoding = (typeof oldEncodings)[number]

/** Signs that no English or Spanish word has, and any but dashes between two small letters. */
const ODD = /[ŽžŠšŒœŸƒˆ˜‚„¤¦¨ª¬¯´¸º]|(?<=\p{Ll})[^\p{L}\p{M}\s\d\p{ASCII}’–—·](?=\p{Ll})/gu
const SPANISH = /^[áéíóúüñÁÉÍÓÚÜÑ]$/

/** So many bytes tell the encoding. */
const COMPARED = 200_000

/**
 * The old encoding of a text, if every sign that is odd in Windows-1252 is a letter in it, and no other
 * letter is odd there. The files of old Macs are known by their line ends.
 */
function findOldEncoding(bytes: Uint8Array): OldEncoding | null {
  const sample = Buffer.from(bytes.subarray(0, COMPARED))
  if (sample.includes('\r') && !sample.includes('\n')) return oldEncodings[0]
  const odd = [...iconv.decode(sample, 'windows-1252').matchAll(ODD)]
  if (odd.length === 0) return null
  const explains = ([, encoding]: OldEncoding) => {
    const text = iconv.decode(sample, encoding)
    const letters = (text.match(/\P{ASCII}/gu) ?? []).filter((sign) => /\p{L}/u.test(sign))
    return (
      letters.every((letter) => SPANISH.test(letter)) &&
      odd.every(({ index }) => SPANISH.test(text[index] ?? ''))
    )
  }
  return oldEncodings.find(explains) ?? null
}

const LINE_FEED = 0x0a

/** The lines of a text file with their line breaks, as views of its bytes. */
function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0
  while (start < bytes.length) {
    const next = bytes.indexOf(LINE_FEED, start)
    const end = next < 0 ? bytes.length : next + 1
    yield bytes.subarray(start, end)
    start = end
  }
}

/**
 * Decodes a file that is not UTF-8 as a whole line by line: a file pasted together from several has
 * lines of both encodings.
 */
function decodeLines(bytes: Uint8Array): Decoded {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const windows = new TextDecoder('windows-1252')
  const isAscii = (line: Uint8Array) => line.every((byte) => byte < 0x80)
  const parts: string[] = []
  let isMixed = false
  for (const line of splitLines(bytes)) {
    try {
      parts.push(utf8.decode(line))
      isMixed ||= !isAscii(line)
    } catch {
      // Without `stream`, Node 20.20 decodes Latin-1: the bytes of dashes and quotes would get lost.
      parts.push(windows.decode(line, { stream: true }))
    }
  }
  const otherEncoding = isMixed ? 'a mixture of UTF-8 and Windows-1252' : 'Windows-1252'
  return { text: parts.join(''), otherEncoding }
}

/**
 * Decodes a text file: UTF-8, UTF-16 (called Unicode by spreadsheets), or Windows-1252, the default
 * of spreadsheets on Windows. The byte-order mark is removed.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const wide = sixteenBits(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), otherEncoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), otherEncoding: null }
  } catch {
    const old = findOldEncoding(bytes)
    if (old) {
      return { text: iconv.decode(Buffer.from(bytes), old[1]), otherEncoding: old[0] }
    }
    return decodeLines(bytes)
  }
}
