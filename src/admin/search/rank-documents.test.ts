import { expect, it } from 'vitest'
import { rankDocuments } from './rank-documents'

it('documents whose title is nearest to the query come first; others stay in their order', () => {
  const titles = [
    'Found by its city',
    'A Larkspur home',
    'Newlarkspur',
    'Larkspur Ridge',
    'Found by its builder',
    'Lárkspur',
  ]
  const ranked = rankDocuments(
    titles.map((title) => ({ title })),
    'larkspur',
  )
  expect(ranked.map(({ title }) => title)).toEqual([
    'Lárkspur',
    'Larkspur Ridge',
    'A Larkspur home',
    'Newlarkspur',
    'Found by its city',
    'Found by its builder',
  ])
})
