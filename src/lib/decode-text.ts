/** The text of a file, and how it was written when that was not UTF-8. */
interface Decoded {
  readonly text: string
  readonly otherEncoding: string | null
}

/** Above this, a spreadsheet's text file in 16 bits a character is what its first bytes say. */
function sixteenBits([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/**
 * Reads the bytes of a text file: UTF-8, what spreadsheets call Unicode (UTF-16), and what they
 * write on Windows when they are not asked for either. A byte-order mark is left out.
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
