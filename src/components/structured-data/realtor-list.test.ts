import { expect, it } from 'vitest'
import { exampleRealtor } from '@/contract/resources/example'
import { realtorList } from './realtor-list'

const origin = 'https://guide.example'

it('realtorList includes the brokerage of each realtor', () => {
  expect(realtorList(origin, [exampleRealtor])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        name: 'Ana Ortega',
        jobTitle: 'New construction specialist',
        worksFor: { '@type': 'Organization', name: 'Mission Trail Realty' },
        image: 'https://guide.example/media/ana-ortega.webp',
        telephone: '(210) 555-0134',
        email: 'ana@missiontrail.example',
        url: 'https://missiontrail.example/ana',
      },
    ],
  })
})

it('realtorList includes only known properties', () => {
  const bare = {
    ...exampleRealtor,
    title: null,
    brokerage: null,
    photo: null,
    phone: null,
    email: null,
    website: null,
  }
  expect(realtorList(origin, [bare])['@graph']).toEqual([{ '@type': 'Person', name: 'Ana Ortega' }])
})
