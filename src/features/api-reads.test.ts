import type { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { listBlogPosts } from '@/contract/blog/operations'
import { listBuilders } from '@/contract/builders/operations'
import * as communities from '@/contract/communities/operations'
import type { Event } from '@/contract/events/event'
import { listEvents } from '@/contract/events/operations'
import { mapSchools } from '@/contract/schools/operations'
import { ApiError } from '@/lib/api/client'
import type { ErrorMessage } from '@/lib/api/error-message'
import { createQueryClient } from '@/lib/react/query-client'
import { blogPostsQuery } from './blog/api/posts'
import { buildersQuery } from './builders/api/builders'
import { everyCommunityQuery } from './communities/api/communities'
import { eventsQuery } from './events/api/events'
import { schoolPinsQuery } from './map/api/school-pins'

interface Read {
  url: string
  /** The response of the contract's example. */
  response: unknown
  /** The parsed value, if it differs from the response. */
  value?: unknown
  sentence: string
  options: ErrorMessage
  ask: (client: QueryClient) => Promise<unknown>
}

const buyerGuides = blogPostsQuery({ category: 'buyer-guide', sort: 'title' })

const reads: Read[] = [
  {
    url: '/api/communities/columns',
    response: communities.listCommunityColumns.example.response,
    // Lists of the site also say what became of a price.
    value: [communities.listFeaturedCommunities.example]
      .flatMap(({ response: respondWith }) => respondWith ?? [])
      .map((community) => ({
        ...community,
        priceChange: null,
        confirmsPrice: false,
      })),
    sentence: 'Failed to fetch all communities',
    options: everyCommunityQuery(1),
    ask: (client) => client.query(everyCommunityQuery(1)),
  },
  {
    url: '/api/schools.geojson',
    response: mapSchools.example.response,
    value: [
      {
        name: 'Cypress Weir Elementary',
        level: 'elementary',
        rating: 'A',
        communities: ['cibolo-ridge-preserve'],
        at: { lat: 29.777264, lng: -98.694053 },
      },
    ],
    sentence: 'Failed to fetch schools',
    options: schoolPinsQuery,
    ask: (client) => client.query(schoolPinsQuery),
  },
  {
    url: '/api/builders',
    response: listBuilders.example.response,
    sentence: 'Failed to fetch builders',
    options: buildersQuery(),
    ask: (client) => client.query(buildersQuery()),
  },
  {
    url: '/api/blog?isPublished=true&limit=50&offset=0',
    response: listBlogPosts.example.response,
    value: { items: listBlogPosts.example.response, total: 120 },
    sentence: 'Failed to fetch blog posts',
    options: blogPostsQuery(),
    ask: (client) => client.query(blogPostsQuery()),
  },
  {
    url: '/api/blog?isPublished=true&limit=50&offset=0&category=buyer-guide&sort=title',
    response: listBlogPosts.example.response,
    value: { items: listBlogPosts.example.response, total: 120 },
    sentence: 'Failed to fetch blog posts',
    options: buyerGuides,
    ask: (client) => client.query(buyerGuides),
  },
  {
    url: '/api/events?upcoming=true',
    response: listEvents.example.response,
    sentence: 'Failed to fetch events',
    options: eventsQuery('upcoming'),
    ask: (client) => client.query(eventsQuery('upcoming')),
  },
  {
    url: '/api/events',
    response: listEvents.example.response,
    sentence: 'Failed to fetch events',
    options: eventsQuery('all'),
    ask: (client) => client.query(eventsQuery('all')),
  },
]

function respondWith(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'x-total-count': '120' }
  const fetched = vi.fn<typeof fetch>(async () => new Response(text, { headers, ...init }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe.each(reads)('GET $url', (read) => {
  const { url, response: example, value = example, sentence, options, ask } = read

  it('sends cookies and no body, and parses the response with the contract’s schema', async () => {
    const fetched = respondWith(example)
    await expect(ask(createQueryClient())).resolves.toEqual(value)
    expect(fetched).toHaveBeenCalledOnce()
    const [path, init] = fetched.mock.lastCall ?? []
    expect(path).toBe(url)
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', headers: {} })
    expect(init).not.toHaveProperty('body')
  })

  it('fails with status and response text, and has a message for visitors', async () => {
    expect(options.meta.errorMessage).toBe(sentence)
    const fetched = respondWith('It is busy.', { status: 503 })
    await expect(ask(createQueryClient())).rejects.toThrow(new ApiError(503, 'It is busy.'))
    expect(fetched).toHaveBeenCalledOnce()
    respondWith('', { status: 404, statusText: 'Not Found' })
    await expect(ask(createQueryClient())).rejects.toThrow(new ApiError(404, 'Not Found'))
    respondWith('Sign in.', { status: 401 })
    await expect(ask(createQueryClient())).rejects.toThrow(new ApiError(401, 'Sign in.'))
  })

  it('fails when the response does not match the schema', async () => {
    respondWith({ unexpected: true })
    await expect(ask(createQueryClient())).rejects.toThrow(z.core.$ZodError)
  })
})

describe('query keys', () => {
  it('consist of the resource, the kind of read and its parameters', () => {
    expect(everyCommunityQuery(300).queryKey).toEqual(['communities', 'every', 300])
    expect(buildersQuery({ tier: 'local' }).queryKey).toEqual([
      'builders',
      'list',
      { tier: 'local' },
    ])
    expect(eventsQuery('all').queryKey).toEqual(['events', 'list', 'all', 'raise'])
  })
})

describe('eventsQuery', () => {
  it('returns null on 401 if requested, under a separate query key', async () => {
    respondWith('Sign in.', { status: 401 })
    const client = createQueryClient()
    const forStaff = eventsQuery('all', { onUnauthorized: 'nothing' })
    const found = client.query(forStaff)
    expect(await found).toBeNull()
    expectTypeOf(found).resolves.toEqualTypeOf<Event[] | null>()
    await expect(client.query(eventsQuery('all'))).rejects.toThrow('401: Sign in.')
    expectTypeOf(client.query(eventsQuery('all')).catch(() => [])).resolves.toExtend<Event[]>()
  })

  it('bypasses the HTTP cache', async () => {
    const fetched = respondWith([])
    await createQueryClient().query(eventsQuery('all'))
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: 'no-cache' })
  })
})
