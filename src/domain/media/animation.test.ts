import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isAnimated } from './animation'

const plain = { width: 4, height: 4, channels: 4, background: '#1f4e4a' } as const
const frames = { raw: { width: 4, height: 8, channels: 4, pageHeight: 4 } } as const

it('isAnimated finds the animation of a WebP file', async () => {
  const pixels = Buffer.alloc(4 * 8 * 4).fill(255, 0, 4 * 4 * 4)
  expect(isAnimated(await sharp(pixels, frames).webp({ loop: 0 }).toBuffer())).toBe(true)
})

it.each(['png', 'webp', 'avif', 'jpeg'] as const)('a still %s is no animation', async (format) => {
  expect(isAnimated(await sharp({ create: plain }).toFormat(format).toBuffer())).toBe(false)
})

it('isAnimated finds the animation of PNG and AVIF files', async () => {
  const png = await sharp({ create: plain }).png().toBuffer()
  const control = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), ...Buffer.alloc(12)])
  const header = 33
  const animated = Buffer.concat([png.subarray(0, header), control, png.subarray(header)])
  expect(isAnimated(animated)).toBe(true)
  expect(isAnimated(Buffer.from('\0\0\0\x20ftypavis\0\0\0\0', 'latin1'))).toBe(true)
})

it('isAnimated reads incomplete files', () => {
  for (const text of ['', '\x89PNG', '\x89PNG\r\n\x1a\n\0\0\0\x0dIH', 'RIFF\0\0\0\0WEBPVP8X']) {
    expect(isAnimated(Buffer.from(text, 'latin1'))).toBe(false)
  }
})
