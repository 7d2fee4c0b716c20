import { communitySummary } from '../communities/community'
import { exampleCommunity } from '../communities/example'
import { operation, pageParameters, readErrors } from '../operation'
import { builderDetail, builderList } from './builder'
import { builderQuery } from './builder-query'
import { recordOfBuilder } from './builder-record'
import { exampleBuilder } from './example'

const tag = 'Builders'

export const listBuilders = operation({
  id: 'listBuilders',
  method: 'GET',
  isCached: true,
  path: '/api/builders',
  tag,
  summary: 'Published builders, each with its communities',
  parameters: {
    q: 'Part of a name or a description, case-insensitive.',
    tier: '`national`, `regional` or `local`; `all` means no filter.',
    sort: 'By name, by number of communities (most first), or by tier.',
    ...pageParameters,
  },
  query: builderQuery,
  response: { status: 200, description: 'The builders.', value: builderList, paged: true },
  errors: [400, ...readErrors],
  example: { parameters: { tier: 'local', limit: 2 }, response: [exampleBuilder] },
})

export const getBuilder = operation({
  id: 'getBuilder',
  method: 'GET',
  isCached: true,
  path: '/api/builders/slug/{slug}',
  tag,
  summary: 'One builder, with its communities as they appear in the list of communities',
  parameters: { slug: 'The last part of the builder’s address on the site.' },
  response: { status: 200, description: 'The builder.', value: builderDetail },
  errors: [404, ...readErrors],
  example: {
    parameters: { slug: 'kb-home' },
    response: { ...exampleBuilder, communities: [communitySummary.parse(exampleCommunity)] },
  },
})

export const getRecordOfBuilder = operation({
  id: 'getRecordOfBuilder',
  method: 'GET',
  isCached: true,
  path: '/api/builders/slug/{slug}/record',
  tag,
  summary: 'How the completion dates of a builder held, and how it answers buyers',
  description:
    'Compares the move-in date with which a home was first published with the day on which it was first published as ready, for the last 100 homes that became ready. A date held if that day was up to 30 days after it. `record` is `null` with fewer than ten such homes. `answers` counts the buyers who wrote through the guide in the last 12 months and said whether they had an answer, and those who had one in two days; it is `null` with fewer than ten.',
  parameters: { slug: 'The last part of the builder’s address on the site.' },
  response: { status: 200, description: 'The record.', value: recordOfBuilder },
  errors: [404, ...readErrors],
  example: {
    parameters: { slug: 'starling-homes' },
    response: {
      record: {
        held: 9,
        medianDays: 12,
        homes: [
          {
            community: { name: 'Cibolo Ridge Preserve', slug: 'cibolo-ridge-preserve' },
            home: { address: '516 Twin Gate Way', slug: '516-twin-gate-way' },
            promised: '2026-10-20',
            ready: '2026-11-01',
            days: 12,
          },
        ],
      },
      answers: { asked: 12, inTime: 10, typical: 'next-day' },
    },
  },
})
