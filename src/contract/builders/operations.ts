import { communitySummary } from '../communities/community'
import { exampleCommunity } from '../communities/example'
import { operation, pageParameters, readErrors } from '../operation'
import { builderDetail, builderList } from './builder'
import { builderQuery } from './builder-query'
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
  answer: { status: 200, description: 'The builders.', value: builderList, paged: true },
  errors: [400, ...readErrors],
  example: { parameters: { tier: 'local', limit: 2 }, answer: [exampleBuilder] },
})

export const getBuilder = operation({
  id: 'getBuilder',
  method: 'GET',
  isCached: true,
  path: '/api/builders/slug/{slug}',
  tag,
  summary: 'One builder, with its communities as they appear in the list of communities',
  parameters: { slug: 'The last part of the builder’s address on the site.' },
  answer: { status: 200, description: 'The builder.', value: builderDetail },
  errors: [404, ...readErrors],
  example: {
    parameters: { slug: 'kb-home' },
    answer: { ...exampleBuilder, communities: [communitySummary.parse(exampleCommunity)] },
  },
})
