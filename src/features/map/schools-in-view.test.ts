import { expect, it } from 'vitest'
import { schoolsInView } from './schools-in-view'
import type { SchoolPin } from './types'

function school(name: string, lat: number, lng: number): SchoolPin {
  return { name, level: 'high', rating: null, communities: [], at: { lat, lng } }
}

const schools = [school('far', 29.59, -98.6), school('near', 29.51, -98.5), school('out', 30, -98)]
const view = { bounds: [-98.7, 29.4, -98.3, 29.6], zoom: 11 } as const
const names = (limit: number) => schoolsInView(schools, view, limit).map(({ name }) => name)

it('schoolsInView returns the schools in view', () => {
  expect(names(300)).toEqual(['far', 'near'])
})

it('schoolsInView returns the schools nearest to the center if there are too many', () => {
  expect(names(1)).toEqual(['near'])
  expect(names(0)).toEqual([])
})
