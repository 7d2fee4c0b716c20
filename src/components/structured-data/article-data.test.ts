import { expect, it } from 'vitest'
import type { Article } from '@/contract/blog/article'
import { articleData } from './article-data'

const origin = 'https://guide.example'
const site = { url: origin, name: 'The Guide' }

const article: Article = {
  id: '1',
  title: 'Taxes',
  slug: 'taxes',
  excerpt: 'Short.',
  description: 'About taxes.',
  category: 'gardening',
  featuredImage: null,
  image: null,
  imageAlt: null,
  tags: [],
  author: null,
  readMinutes: 4,
  body: [],
  isDraft: false,
  updatedAt: '2026-05-02T12:00:00.000Z',
}

it('articleData includes only known properties, with the site as author of an unsigned article', () => {
  const guide = { '@type': 'Organization', name: 'The Guide', url: origin }
  expect(articleData(site, article)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Taxes',
    description: 'About taxes.',
    url: 'https://guide.example/blog/taxes',
    mainEntityOfPage: 'https://guide.example/blog/taxes',
    dateModified: '2026-05-02T12:00:00.000Z',
    author: guide,
    publisher: guide,
    articleSection: 'Article',
    timeRequired: 'PT4M',
    inLanguage: 'en-US',
  })
})

it('articleData includes date, author, tags and an image in a common format', () => {
  const known = {
    ...article,
    author: 'Market desk',
    tags: ['taxes'],
    category: 'market-analysis',
    featuredImage: '/media/house-01.webp',
    publishedAt: '2026-05-01T12:00:00.000Z',
  }
  expect(articleData(site, known)).toMatchObject({
    datePublished: '2026-05-01T12:00:00.000Z',
    author: { name: 'Market desk' },
    keywords: ['taxes'],
    articleSection: 'Market Analysis',
    image: 'https://guide.example/media/house-01-share.jpg',
  })
})
