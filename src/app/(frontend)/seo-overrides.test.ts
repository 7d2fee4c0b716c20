import { expect, it } from 'vitest'
import { withSeoOverrides } from './seo-overrides'

const own = {
  title: 'Own',
  description: 'Own words',
  openGraph: { title: 'Own', images: ['/a.jpg'] },
}

it('withSeoOverrides leaves the metadata of the page unchanged without overrides', () => {
  expect(withSeoOverrides(own, { title: null, description: null, image: null })).toEqual(own)
})

it('withSeoOverrides replaces the metadata for search engines and shared links', () => {
  const written = { title: 'Written', description: null, image: null }
  expect(withSeoOverrides(own, written)).toEqual({
    title: { absolute: 'Written' },
    description: 'Own words',
    openGraph: { title: 'Written', images: ['/a.jpg'] },
  })
})
