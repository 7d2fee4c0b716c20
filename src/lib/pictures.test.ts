import { expect, it } from 'vitest'
import { avifSources, picturePath, pictureVariant } from './pictures'

it('finds the sizes of a picture by its name', () => {
  const path = picturePath('house-01.webp')
  expect(path).toBe('/media/house-01.webp')
  expect(pictureVariant(path, 'thumb')).toBe('/media/house-01-thumb.webp')
  expect(pictureVariant(path, 'card')).toBe('/media/house-01-card.avif')
  expect(pictureVariant(path, 'share')).toBe('/media/house-01-share.jpg')
})

it('leaves drawings and pictures of other sites as they are', () => {
  expect(pictureVariant('/media/casa-tejas.svg', 'card')).toBe('/media/casa-tejas.svg')
  expect(pictureVariant('https://elsewhere.example/a.jpg', 'card')).toBe(
    'https://elsewhere.example/a.jpg',
  )
})

it('keeps a name with blanks or accents one path segment', () => {
  expect(picturePath('a b/ñ.webp')).toBe('/media/a%20b%2F%C3%B1.webp')
})

it('names the sizes that browsers choose from, where there are any', () => {
  expect(avifSources('/media/a.webp')).toBe('/media/a-card.avif 768w, /media/a-wide.avif 1600w')
  expect(avifSources('/media/casa-tejas.svg')).toBeNull()
})
