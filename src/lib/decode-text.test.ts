import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Núñez'), null],
    ['UTF-8 with a byte-order mark', Buffer.from('\uFEFFNúñez'), null],
    ['UTF-16', Buffer.from('\uFEFFNúñez', 'utf16le'), 'UTF-16'],
    ['big-endian UTF-16', Buffer.from('\uFEFFNúñez', 'utf16le').swap16(), 'UTF-16'],
    ['Windows-1252', Buffer.from('Núñez', 'latin1'), 'Windows-1252'],
  ])('decodes %s', (_, bytes, otherEncoding) => {
    expect(decodeText(bytes)).toEqual({ text: 'Núñez', otherEncoding })
  })
})
