import { expect, it } from 'vitest'
import { withWrittenSeo } from './written-seo'

const own = {
  title: 'Own',
  description: 'Own words',
  openGraph: { title: 'Own', images: ['/a.jpg'] },
}

it('leaves a page to speak for itself where nobody wrote anything', () => {
  expect(withWrittenSeo(own, { title: null, description: null, image: null })).toEqual(own)
})

it('says what was written instead, to search engines and in shared links', () => {
  const written = { title: 'Written', description: null, image: null }
  expect(withWrittenSeo(own, written)).toEqual({
    title: { absolute: 'Written' },
    description: 'Own words',
    openGraph: { title: 'Written', images: ['/a.jpg'] },
  })
})
