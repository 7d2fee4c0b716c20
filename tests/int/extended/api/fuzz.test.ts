import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { GET as getBlog } from '@/app/api/blog/route'
import { GET as getBuilders } from '@/app/api/builders/route'
import { GET as getCommunities } from '@/app/api/communities/route'
import { GET as getCommunity } from '@/app/api/communities/slug/[slug]/route'
import { GET as getEvents } from '@/app/api/events/route'
import { POST as postLead } from '@/app/api/leads/route'
import { POST as subscribe } from '@/app/api/newsletter/subscribe/route'
import { blogSorts } from '@/domain/blog/blog-filter'
import { communitySorts } from '@/domain/communities/community-filter'
import { call } from '../../../fixtures/call'
import { aCommunity } from '../../../fixtures/site'

// About fifty thousand random requests. None of them may cause a 5xx response.

let communityId = 0
beforeAll(async () => {
  communityId = (await aCommunity()).id
})

type Route = Parameters<typeof call>[0]

/** Stack traces, source paths and SQL must not appear in a response. */
const internals = /\bat [\w.<>]+ \(|node_modules|select |insert into|\.ts:\d|postgres/i

async function expectOurBest(response: Response): Promise<void> {
  expect(response.status).toBeLessThan(500)
  if (response.status < 400) return
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const text = await response.text()
  expect(text).not.toMatch(internals)
  expect(JSON.parse(text)).toMatchObject({ status: response.status })
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', "'; drop table leads; --", '%', '../..', '1e999'),
  fc.constantFrom('NaN', '-0', 'null', '__proto__', '9'.repeat(400), '\u202e', '<script>'),
)

const bodyKeys = [
  'name',
  'email',
  'phone',
  'message',
  'interest',
  'communityId',
  'builderId',
  'source',
  'firstName',
  'lastName',
  'subject',
  'type',
  'zipCode',
  'phoneNumber',
  'isRealtor',
  'areasOfInterest',
  'otherArea',
  'company',
  'id',
  'createdAt',
  '__proto__',
  'constructor',
]
const sources = fc.constantFrom('tour-request', 'builder-contact', 'contact-page')
const value = fc.oneof(nasty, sources, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.boolean())
const object = fc.dictionary(fc.constantFrom(...bodyKeys), value, { maxKeys: 12 })

/** A valid lead in which each field may be replaced by an arbitrary value. */
const almostLead = fc
  .record({
    name: fc.constant('Ana Buyer'),
    email: fc.constant('ana@example.com'),
    phone: fc.constant('(210) 555-0142'),
    message: fc.constant('Is it still for sale?'),
    source: sources,
  })
  .chain((good) =>
    fc
      .tuple(fc.constantFrom(...bodyKeys), value, fc.nat(9_999))
      .map(([key, other, id]) => ({ ...good, communityId: id, builderId: id, [key]: other })),
  )

/**
 * A valid subscription in which one of its fields is replaced. Another field would be ignored, and
 * each valid body is stored, which takes longer than all else.
 */
const almostSubscription = fc
  .constantFrom(
    { email: 'ana@example.com', name: 'Ana Buyer', interest: 'relocation' },
    {
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Buyer',
      zipCode: '78006',
      phoneNumber: '(210) 555-0142',
      isRealtor: false,
      areasOfInterest: ['Boerne, TX'],
      otherArea: 'Comfort',
    },
  )
  .chain((good) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(good)), value)
      .map(([key, other]) => ({ ...good, [key]: other })),
  )

const bodyLike = (almost: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 5, arbitrary: object.map((entries) => JSON.stringify(entries)) },
    { weight: 3, arbitrary: almost.map((entries) => JSON.stringify(entries)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 2, arbitrary: nasty },
  )

it.each([
  ['leads', postLead, almostLead],
  ['subscriptions', subscribe, almostSubscription],
] as [string, Route, fc.Arbitrary<object>][])(
  '20,000 random bodies of %s cause no server error',
  async (_, handler, almost) => {
    const property = fc.asyncProperty(bodyLike(almost), async (text) => {
      const headers = { 'content-type': 'application/json' }
      await expectOurBest(await call(handler, '/api/any', { method: 'POST', body: text, headers }))
    })
    await fc.assert(property, { numRuns: 20_000 })
  },
  0,
)

const parameters = [
  'q',
  'city',
  'minPrice',
  'maxPrice',
  'amenities',
  'amenityMatch',
  'builder',
  'status',
  'featured',
  'sort',
  'limit',
  'offset',
  'tier',
  'category',
  'isPublished',
  'upcoming',
  'where',
  'depth',
  'select',
]
const known = fc.constantFrom(...communitySorts, ...blogSorts, 'true', 'false', 'all', 'new', '10')
const query = fc
  .array(
    fc.tuple(fc.constantFrom(...parameters), fc.oneof(nasty, known, fc.integer().map(String))),
    {
      maxLength: 5,
    },
  )
  .map((pairs) => new URLSearchParams(pairs).toString())

const lists: [string, Route][] = [
  ['communities', getCommunities],
  ['builders', getBuilders],
  ['blog', getBlog],
  ['events', getEvents],
]

it.each(lists)(
  '2,250 random queries of %s cause no server error',
  async (path, handler) => {
    const property = fc.asyncProperty(query, async (search) => {
      await expectOurBest(await call(handler, `/api/${path}?${search}`))
    })
    await fc.assert(property, { numRuns: 2250 })
  },
  0,
)

it('1,000 random slugs return 404', async () => {
  const property = fc.asyncProperty(nasty, async (slug) => {
    const response = await call(getCommunity, '/api/communities/slug/any', { params: { slug } })
    expect(response.status).toBe(404)
    await expectOurBest(response)
  })
  await fc.assert(property, { numRuns: 1000 })
}, 0)

it('a valid lead is accepted', async () => {
  const response = await call(postLead, '/api/leads', {
    method: 'POST',
    body: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: 'Is it still for sale?',
      communityId,
      source: 'tour-request',
    },
  })
  expect(response.status).toBe(201)
})
