import { expect, it } from 'vitest'
import { articleSeo } from '@/data/blog/queries'
import { builderSeo } from '@/data/builders/queries'
import { communitySeo } from '@/data/communities/queries'
import { insertRows } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle } from '../../../fixtures/site'

it('pages use the SEO fields of published content', async () => {
  await aCommunity({ slug: 'described', meta: { title: 'Written', description: 'In own words' } })
  await aBuilder({ slug: 'plain' })
  const [image] = await insertRows('media', [{ alt: 'A porch', filename: 'porch.webp' }])
  await anArticle({ slug: 'shared', meta: { title: 'News', image: image ?? 0 } })
  await aCommunity({ slug: 'unseen', _status: 'draft', meta: { title: 'Secret' } })
  const nothing = { title: null, description: null, image: null }
  expect(await communitySeo('described')).toEqual({
    ...nothing,
    title: 'Written',
    description: 'In own words',
  })
  expect(await builderSeo('plain')).toEqual(nothing)
  expect(await communitySeo('unseen')).toEqual(nothing)
  expect(await articleSeo('shared')).toEqual({
    title: 'News',
    description: null,
    image: '/media/porch.webp',
  })
})
