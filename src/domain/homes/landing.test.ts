import { expect, it } from 'vitest'
import { homesOfLanding, landingPages } from './landing'

const none = { city: [], county: [], district: [], builder: [] }

it('each place and builder that has plans has a page', () => {
  const pages = landingPages({
    city: [{ value: 'New Braunfels' }],
    county: [{ value: 'comal' }],
    district: [{ value: 'Comal ISD' }],
    builder: [{ value: 'hearth-and-hill', name: 'Hearth & Hill' }],
  })
  expect(pages.filter(({ kind }) => kind !== 'price-band')).toEqual([
    {
      kind: 'county',
      slug: 'comal',
      name: 'Comal County',
      title: 'New homes in Comal County, Texas',
      search: { county: 'comal' },
    },
    {
      kind: 'city',
      slug: 'new-braunfels',
      name: 'New Braunfels',
      title: 'New homes in New Braunfels, Texas',
      search: { city: 'New Braunfels' },
    },
    {
      kind: 'school-district',
      slug: 'comal-isd',
      name: 'Comal ISD',
      title: 'New homes in Comal ISD',
      search: { district: 'Comal ISD' },
    },
    {
      kind: 'builder',
      slug: 'hearth-and-hill',
      name: 'Hearth & Hill',
      title: 'New homes by Hearth & Hill',
      search: { builder: 'hearth-and-hill' },
    },
  ])
})

it('the price bands meet and do not overlap', () => {
  expect(landingPages(none).map(({ slug, name, search }) => [slug, name, search])).toEqual([
    ['200000-300000', '$200,000 to $300,000', { minPrice: 200_000, maxPrice: 299_999 }],
    ['300000-400000', '$300,000 to $400,000', { minPrice: 300_000, maxPrice: 399_999 }],
    ['400000-500000', '$400,000 to $500,000', { minPrice: 400_000, maxPrice: 499_999 }],
    ['500000-and-up', '$500,000 and up', { minPrice: 500_000 }],
  ])
})

it('homesOfLanding counts the homes of a page', () => {
  const counts = {
    price: [
      { value: 250_000, count: 2 },
      { value: 300_000, count: 4 },
      { value: 350_000, count: 1 },
      { value: 400_000, count: 8 },
    ],
    city: [{ value: 'Boerne', count: 5 }],
    county: [],
    district: [],
    builder: [],
  }
  const pages = landingPages({ ...none, city: [{ value: 'Boerne' }, { value: 'Schertz' }] })
  expect(pages.map((page) => homesOfLanding(page, counts))).toEqual([5, 0, 2, 5, 8, 0])
})
