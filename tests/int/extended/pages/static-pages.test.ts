import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getRealtors } from '@/app/api/realtors/route'
import { onlyTitled } from '@/content/static-pages'
import { realtorList } from '@/contract/resources/realtor'
import { movingChecklist } from '@/data/moving-checklist/queries'
import {
  aboutContent,
  housingGuidesContent,
  howToUseContent,
  staticPage,
} from '@/data/pages/queries'
import { featuredRealtors, helpfulLinks, serviceProviders } from '@/data/resources/directories'
import { helpfulArticleBySlug, helpfulArticles } from '@/data/resources/helpful-articles'
import { privateSchools, schoolDistricts } from '@/data/schools/queries'
import { readSitemapPages } from '@/data/site/sitemap'
import { call } from '../../../fixtures/call'
import { richText } from '../../../fixtures/rich-text'
import { testPayload } from '../../../fixtures/site'

async function aHelpfulArticle(
  slug: string,
  publishDate: string,
  _status: 'draft' | 'published' = 'published',
) {
  const words = { title: slug, excerpt: `About ${slug}.`, content: richText(`Text of ${slug}.`) }
  const data = { ...words, slug, publishDate, category: 'financing' as const, _status }
  return (await testPayload()).create({ collection: 'helpful-articles', data })
}

describe('without content', () => {
  it('a static page has its title and no text', async () => {
    const before = onlyTitled('Never written')
    const name = { slug: 'never-written', path: '/never-written', before }
    expect(await staticPage(name)).toEqual({
      title: 'Never written',
      seoTitle: 'Never written',
      seoDescription: null,
      seoImage: null,
      kicker: null,
      intro: null,
      content: [],
      notice: null,
    })
  })

  it('the pages made of cards are empty', async () => {
    for (const read of [aboutContent, howToUseContent, housingGuidesContent])
      expect(await read()).toBeNull()
    expect(await movingChecklist()).toEqual([])
  })
})

describe('records', () => {
  beforeAll(async () => {
    const payload = await testPayload()
    const create = payload.create.bind(payload)
    await create({ collection: 'school-districts', data: { name: 'Second', _order: 'a2' } })
    await create({
      collection: 'school-districts',
      data: { name: 'First', _order: 'a1', rating: 'B', enrollment: '900', highlights: ['New'] },
    })
    await create({ collection: 'private-schools', data: { name: 'Academy', grades: 'K-8' } })
    await create({
      collection: 'realtors',
      data: {
        name: 'Ana',
        brokerage: 'Ana Realty',
        brokerageNotice: 'https://realty.example/iabs',
        specialties: ['Lots'],
      },
    })
    await create({ collection: 'service-providers', data: { name: 'Movers' } })
    await create({
      collection: 'service-providers',
      data: { name: 'Inspectors', _order: 'a1', offer: { title: 'Half off' } },
    })
    for (const [title, isFeatured] of [
      ['plain', false],
      ['featured', true],
      ['last', false],
    ] as const)
      await create({
        collection: 'helpful-links',
        data: { title, isFeatured, url: '/blog', category: 'local-services' },
      })
  })

  it('have the order of the editors and only the displayed fields', async () => {
    const [first, second] = await schoolDistricts()
    expect(first).toEqual({
      id: expect.any(String),
      name: 'First',
      rating: 'B',
      enrollment: '900',
      highlights: ['New'],
      website: null,
    })
    expect(second).toMatchObject({ name: 'Second', rating: null, highlights: [] })
    expect(await privateSchools()).toEqual([
      {
        id: expect.any(String),
        name: 'Academy',
        grades: 'K-8',
        type: null,
        tuitionRange: null,
        website: null,
      },
    ])
    expect(await featuredRealtors()).toEqual([
      {
        id: expect.any(String),
        name: 'Ana',
        title: null,
        brokerage: 'Ana Realty',
        brokerageNotice: 'https://realty.example/iabs',
        bio: null,
        photo: null,
        phone: null,
        email: null,
        website: null,
        specialties: ['Lots'],
        serviceAreas: [],
        credentials: [],
      },
    ])
  })

  it('realtors are in the API with their brokerage and its notice', async () => {
    const response = await call(getRealtors, '/api/realtors')
    const realtors = realtorList.parse(await response.json())
    expect(realtors).toEqual(await featuredRealtors())
    expect(realtors[0]).toMatchObject({
      brokerage: 'Ana Realty',
      brokerageNotice: 'https://realty.example/iabs',
    })
  })

  it('have a null offer when a provider has none', async () => {
    expect(await serviceProviders()).toMatchObject([
      { name: 'Movers', logo: null, services: [], offer: null },
      { name: 'Inspectors', offer: { title: 'Half off', text: null } },
    ])
  })

  it('list featured links first', async () => {
    const titles = (await helpfulLinks()).map(({ title }) => title)
    expect(titles).toEqual(['featured', 'plain', 'last'])
  })
})

describe('helpful articles', () => {
  beforeAll(async () => {
    await aHelpfulArticle('older', '2026-04-01T12:00:00.000Z')
    await aHelpfulArticle('newer', '2026-05-01T12:00:00.000Z')
    await aHelpfulArticle('hidden', '2026-06-01T12:00:00.000Z', 'draft')
  })

  it('are listed when published, newest first, without their texts', async () => {
    const articles = await helpfulArticles()
    expect(articles.map(({ slug }) => slug)).toEqual(['newer', 'older'])
    expect(articles[0]).not.toHaveProperty('content')
    const listed = (await readSitemapPages()).map(({ path }) => path)
    expect(listed.filter((path) => path.startsWith('/resources/helpful-articles/'))).toEqual([
      '/resources/helpful-articles/newer',
      '/resources/helpful-articles/older',
    ])
  })

  describe.each([
    ['read', helpfulArticleBySlug],
    ['cached', helpfulArticleBySlug],
  ])('%s by their slug', (_, read) => {
    it('have their text', async () => {
      expect(await read('older')).toMatchObject({
        title: 'older',
        excerpt: 'About older.',
        category: 'financing',
        isFeatured: false,
        content: [{ type: 'paragraph', children: [{ text: 'Text of older.' }] }],
      })
    })

    it.each(['hidden', 'never-written', 'nul\u0000'])('are null for %j', async (slug) => {
      expect(await read(slug)).toBeNull()
    })
  })
})

it('the pages made of cards show their content', async () => {
  const payload = await testPayload()
  const link = { label: 'Go', path: '/' }
  const words = { heading: 'Heading', text: 'Text', link }
  await payload.updateGlobal({
    slug: 'about',
    data: {
      serviceAreaHeading: 'Where',
      serviceArea: [{ county: 'Bexar', place: 'San Antonio', text: 'The city.' }],
      differentiatorsHeading: 'Why',
      newsletter: words,
      publisherPolicy: { heading: 'Policy', link },
      startSearch: words,
    },
  })
  await payload.updateGlobal({
    slug: 'moving-checklist',
    data: { groups: [{ title: 'Before', items: ['Pack'] }, { title: 'After' }] },
  })
  expect(await aboutContent()).toMatchObject({
    serviceArea: [{ county: 'Bexar', place: 'San Antonio' }],
    differentiators: [],
    publisherPolicy: { heading: 'Policy', intro: null, items: [] },
    startSearch: words,
  })
  expect(await movingChecklist()).toEqual([
    { title: 'Before', items: ['Pack'] },
    { title: 'After', items: [] },
  ])
})
