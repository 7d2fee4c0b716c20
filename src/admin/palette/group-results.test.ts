import { describe, expect, it } from 'vitest'
import type { FoundDocument } from '@/contract/staff/found-documents'
import { groupResults, groupVerifications } from './group-results'
import type { Command } from './rank-commands'

const command = (kind: Command['kind'], label: string, words = ''): Command => ({
  kind,
  label,
  words,
  href: `/${label}`,
  detail: '',
})

const commands = [
  command('screen', 'Redirects'),
  command('screen', 'Site settings', 'larkspur'),
  command('action', 'New redirect'),
]

const document = (change: Partial<FoundDocument>): FoundDocument => ({
  id: 7,
  collection: 'communities',
  kind: 'Community',
  title: 'Larkspur Ridge',
  details: ['Boerne', 'Selling'],
  href: '/admin/collections/communities/7',
  isPublished: true,
  verifiedAt: null,
  ...change,
})

const grouped = (query: string, documents: readonly FoundDocument[], total = documents.length) =>
  groupResults(commands, query, { documents: [...documents], total }).map(({ label, results }) => [
    label,
    ...results.map((result) => `${result.label}|${result.detail}`),
  ])

describe('the results of a query', () => {
  it('documents with type, city and status come before what is found by other words', () => {
    expect(grouped('larkspur', [document({})])).toEqual([
      ['Documents', 'Larkspur Ridge|Community · Boerne · Selling'],
      ['Screens', 'Site settings|'],
    ])
  })

  it('a screen that the query names comes before documents', () => {
    const labels = grouped('redirect', [document({ title: 'Redirect of a plan' })])
    expect(labels.map(([label]) => label)).toEqual(['Screens', 'Documents', 'Actions'])
  })

  it('one or two letters leave documents in front', () => {
    expect(grouped('re', [document({})]).map(([label]) => label)).toEqual([
      'Documents',
      'Screens',
      'Actions',
    ])
  })

  it('more documents than are shown are a link to all of them', () => {
    expect(grouped('larkspur', [document({})], 40)[0]).toEqual([
      'Documents',
      'Larkspur Ridge|Community · Boerne · Selling',
      'Show all 40 documents|',
    ])
  })
})

it('published communities are verified, builders lead to their listings, and nothing else is offered', () => {
  const documents = [
    document({}),
    document({ id: 8, isPublished: false }),
    document({ id: 3, collection: 'builders', title: 'Larkspur Homes', details: [] }),
    document({ id: 4, collection: 'homes', title: '12 Larkspur Lane' }),
    document({ id: 5, title: 'Barnwood Fields' }),
  ]
  const [group] = groupVerifications('larkspur', { documents, total: 5 })
  expect(group?.results.map(({ label, href, verify }) => [label, href, verify?.id])).toEqual([
    ['Verify Larkspur Ridge', '/admin/collections/communities/7', 7],
    ['Verify Larkspur Homes', '/admin/verification?builder=3', undefined],
  ])
  expect(groupVerifications('x', { documents: [], total: 0 })).toEqual([])
})
