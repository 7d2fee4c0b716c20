/** The text of a file, and its encoding if that is not UTF-8. */
interface Decoded {
  readonly text: string
  readonly otherEncoding: string | null
}

/** Detects UTF-16 by its byte-order mark. */
function sixteenBits([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
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
    const text = new TextDecoder('windows-1252').decode(bytes)
    return { text, otherEncoding: 'Windows-1252' }
  }
}
