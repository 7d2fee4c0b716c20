import { expect, it } from 'vitest'
import { aResourceDetail } from '@/contract/resources/resource.fixture'
import { resourceData } from './resource-data'

const site = { name: 'The Guide', url: 'https://guide.example' }
const guide = { '@type': 'Organization', name: 'The Guide', url: 'https://guide.example' }

it('resourceData includes only known properties, with the site as publisher', () => {
  const address = 'https://guide.example/resources/mortgage-financing/closing-costs'
  expect(resourceData(site, aResourceDetail())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Closing costs',
    description: 'What closing costs.',
    url: address,
    mainEntityOfPage: address,
    dateModified: '2026-05-02T12:00:00.000Z',
    author: guide,
    publisher: guide,
    articleSection: 'Mortgage & Financing',
    inLanguage: 'en-US',
  })
})

it('resourceData includes the canonical URL, the reading time and an image in a common format', () => {
  const known = aResourceDetail({
    slug: 'first-time-buyer-guide',
    readMinutes: 15,
    picture: { src: '/media/house-01.webp', alt: '' },
  })
  expect(resourceData(site, known)).toMatchObject({
    url: 'https://guide.example/resources/first-time-buyer-guide',
    timeRequired: 'PT15M',
    image: 'https://guide.example/media/house-01-share.jpg',
  })
})
