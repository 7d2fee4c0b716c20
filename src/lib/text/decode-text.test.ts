import iconv from 'iconv-lite'
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

  it('decodes the dashes, quotes and signs of Windows-1252', () => {
    const bytes = Uint8Array.of(0x93, 0x24, 0x31, 0x96, 0x32, 0x94, 0x20, 0x80, 0x99)
    expect(decodeText(bytes).text).toBe('“$1–2” €™')
  })

  it.each([
    [
      'Windows-1252',
      'QuickMove® homes, low–mid $300s, Nov–Dec, 2½ baths, prices† in Núñez’s words',
    ],
    ['Windows-1252', 'Tomáš Novák, Dvorák'],
  ])('takes no signs of %s for letters of another encoding', (otherEncoding, text) => {
    const bytes = iconv.encode(text, 'windows-1252')
    expect(decodeText(bytes)).toEqual({ text, otherEncoding })
  })

  it.each([
    ['Mac Roman', 'macintosh', 'Renée Núñez, Peñasco'],
    ['Mac Roman', 'macintosh', 'Peñasco\rBend\r'],
    ['MS-DOS', 'cp850', 'Renée Núñez, García'],
  ])('decodes what old programs write in %s', (otherEncoding, encoding, text) => {
    expect(decodeText(iconv.encode(text, encoding))).toEqual({ text, otherEncoding })
  })

  it('detects UTF-16 without a byte-order mark', () => {
    const text = 'Community\tPrice\r\nPeña\t389900\r\n'
    expect(decodeText(Buffer.from(text, 'utf16le'))).toEqual({ text, otherEncoding: 'UTF-16' })
    expect(decodeText(Buffer.from(text, 'utf16le').swap16()).text).toBe(text)
  })

  it('decodes each line of a file that was pasted together from two', () => {
    const bytes = Buffer.concat([Buffer.from('Peña\n'), Buffer.from('Núñez\n', 'latin1')])
    expect(decodeText(bytes)).toEqual({
      text: 'Peña\nNúñez\n',
      otherEncoding: 'a mixture of UTF-8 and Windows-1252',
    })
  })
})
