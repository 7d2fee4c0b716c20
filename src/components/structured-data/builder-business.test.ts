import { expect, it } from 'vitest'
import type { BuilderDetail } from '@/contract/builders/builder'
import { builderBusiness } from './builder-business'

const origin = 'https://guide.example'

const builder: BuilderDetail = {
  id: '1',
  name: 'Hearth & Hill',
  slug: 'hearth-and-hill',
  logo: null,
  tier: 'local',
  description: null,
  isCustom: false,
  website: null,
  phone: null,
  email: null,
  foundedYear: null,
  employees: null,
  address: null,
  communities: [],
}

it('builderBusiness includes only known properties', () => {
  expect(builderBusiness(origin, builder)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name: 'Hearth & Hill',
    url: 'https://guide.example/builders/hearth-and-hill',
  })
})

it('builderBusiness uses absolute URLs and the founding year as a date', () => {
  const known = {
    ...builder,
    logo: '/media/logo.svg',
    website: 'https://hh.example',
    foundedYear: 1994,
  }
  expect(builderBusiness(origin, known)).toMatchObject({
    logo: 'https://guide.example/media/logo.svg',
    sameAs: ['https://hh.example'],
    foundingDate: '1994',
  })
})
