import { expect, it } from 'vitest'
import type { HelpfulArticle } from '@/contract/resources/helpful-article'
import { helpfulArticleData } from './helpful-article-data'

const site = { name: 'The Guide', url: 'https://guide.example' }
const article: HelpfulArticle = {
  id: '1',
  title: 'Slabs',
  slug: 'slabs',
  excerpt: 'About slabs.',
  category: 'construction',
  picture: null,
  author: null,
  publishDate: null,
  readMinutes: 3,
  isFeatured: false,
  content: [],
  updatedAt: '2026-05-02T12:00:00.000Z',
}
const guide = { '@type': 'Organization', name: 'The Guide', url: 'https://guide.example' }

it('helpfulArticleData includes only known properties, with the site as publisher', () => {
  expect(helpfulArticleData(site, article)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Slabs',
    description: 'About slabs.',
    url: 'https://guide.example/resources/helpful-articles/slabs',
    dateModified: '2026-05-02T12:00:00.000Z',
    author: guide,
    publisher: guide,
    articleSection: 'Construction & inspection',
    inLanguage: 'en-US',
  })
})

it('helpfulArticleData includes date, author and an image in a common format', () => {
  const known = {
    ...article,
    author: 'Building desk',
    publishDate: '2026-05-01T12:00:00.000Z',
    picture: { src: '/media/house-01.webp', alt: '' },
  }
  expect(helpfulArticleData(site, known)).toMatchObject({
    datePublished: '2026-05-01T12:00:00.000Z',
    author: { name: 'Building desk' },
    image: 'https://guide.example/media/house-01-share.jpg',
  })
})
