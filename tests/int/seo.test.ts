import { expect, it } from 'vitest'
import { keptSeo } from '@/data/seo'
import { aBuilder, aCommunity } from '../fixtures/site'

it('tells search engines what editors wrote of what is published', async () => {
  await aCommunity({ slug: 'described', meta: { title: 'Written', description: 'In own words' } })
  await aBuilder({ slug: 'plain' })
  await aCommunity({ slug: 'unseen', _status: 'draft', meta: { title: 'Secret' } })
  const nothing = { title: null, description: null, image: null }
  expect(await keptSeo('communities', 'described')).toEqual({
    ...nothing,
    ...{ title: 'Written', description: 'In own words' },
  })
  expect(await keptSeo('builders', 'plain')).toEqual(nothing)
  expect(await keptSeo('communities', 'unseen')).toEqual(nothing)
})
