import { expect, it } from 'vitest'
import { getCachedSeo } from '@/data/site/seo'
import { insertRows } from '../../fixtures/rows'
import { aBuilder, aCommunity, anArticle } from '../../fixtures/site'

it('uses the SEO fields of published content', async () => {
  await aCommunity({ slug: 'described', meta: { title: 'Written', description: 'In own words' } })
  await aBuilder({ slug: 'plain' })
  const [image] = await insertRows('media', [{ alt: 'A porch', filename: 'porch.webp' }])
  await anArticle({ slug: 'shared', meta: { title: 'News', image: image ?? 0 } })
  await aCommunity({ slug: 'unseen', _status: 'draft', meta: { title: 'Secret' } })
  const nothing = { title: null, description: null, image: null }
  expect(await getCachedSeo('communities', 'described')).toEqual({
    ...nothing,
    title: 'Written',
    description: 'In own words',
  })
  expect(await getCachedSeo('builders', 'plain')).toEqual(nothing)
  expect(await getCachedSeo('communities', 'unseen')).toEqual(nothing)
  expect(await getCachedSeo('blog-posts', 'shared')).toEqual({
    title: 'News',
    description: null,
    image: '/media/porch.webp',
  })
})
