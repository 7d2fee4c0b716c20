import { expect, it } from 'vitest'
import { issueData } from './issue-data'

it('an issue is an article of the guide, without what is not known', () => {
  const publisher = { name: 'The Guide', url: 'https://guide.example', postalAddress: null }
  const data = issueData({
    title: 'June',
    preheader: null,
    slug: 'june',
    publisher,
    publishedAt: '2026-06-01T15:00:00.000Z',
    updatedAt: '2026-06-02T15:00:00.000Z',
  })
  const organization = { '@type': 'Organization', name: 'The Guide', url: 'https://guide.example' }
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'June',
    url: 'https://guide.example/newsletter/june',
    mainEntityOfPage: 'https://guide.example/newsletter/june',
    datePublished: '2026-06-01T15:00:00.000Z',
    dateModified: '2026-06-02T15:00:00.000Z',
    author: organization,
    publisher: organization,
    inLanguage: 'en-US',
  })
})
