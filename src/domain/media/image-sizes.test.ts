import { expect, it } from 'vitest'
import { avifSources, picturePath, pictureVariant } from './image-sizes'

it('pictureVariant derives the paths of an image’s sizes from its path', () => {
  const path = picturePath('house-01.webp')
  expect(path).toBe('/media/house-01.webp')
  expect(pictureVariant(path, 'thumb')).toBe('/media/house-01-thumb.webp')
  expect(pictureVariant(path, 'card')).toBe('/media/house-01-card.avif')
  expect(pictureVariant(path, 'share')).toBe('/media/house-01-share.jpg')
})

it('pictureVariant returns SVG files and images of other sites unchanged', () => {
  expect(pictureVariant('/media/casa-tejas.svg', 'card')).toBe('/media/casa-tejas.svg')
  expect(pictureVariant('https://elsewhere.example/a.jpg', 'card')).toBe(
    'https://elsewhere.example/a.jpg',
  )
})

it('picturePath encodes spaces and accents in a file name', () => {
  expect(picturePath('a b/ñ.webp')).toBe('/media/a%20b%2F%C3%B1.webp')
})

it('avifSources returns the srcset of an image that has sizes', () => {
  expect(avifSources('/media/a.webp')).toBe('/media/a-card.avif 768w, /media/a-wide.avif 1600w')
  expect(avifSources('/media/casa-tejas.svg')).toBeNull()
})
