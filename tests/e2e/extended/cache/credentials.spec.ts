import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { richText } from '../../../fixtures/rich-text'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { admin, adminSettings, preparedFolder } from '../../setup/prepared-folder'
import { getNonce, type RawResponse, rawRequest } from '../../setup/raw-request'
import { type StaffClient, staffClient } from '../../setup/staff-client'

// Responses to staff, previews and personal pages are never sent to another visitor.

test.describe.configure({ mode: 'serial' })

const SECRET = 'Unseen draft'
let folder = ''
let guide: Guide
let staff: StaffClient
let communityId = 0
let credentials: Readonly<Record<Credential, Readonly<Record<string, string>>>>

const kinds = ['a session cookie', 'a JWT', 'an API key'] as const
type Credential = (typeof kinds)[number]

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', ...adminSettings })
  staff = await staffClient(guide)
  const { user } = await staff.succeed<{ user: { id: number } }>(guide, 'GET', 'users/me')
  const { apiKey } = await staff.succeed<{ apiKey: string }>(
    guide,
    'POST',
    `users/${user.id}/api-key`,
    { currentPassword: admin.password },
  )
  credentials = {
    'a session cookie': { cookie: `payload-token=${staff.token}` },
    'a JWT': { authorization: `JWT ${staff.token}` },
    'an API key': { authorization: `users API-Key ${apiKey}` },
  }
  const community = await staff.succeed(guide, 'POST', 'communities', {
    name: 'Open Hills',
    slug: 'open-hills',
    location: '1 Main St, Boerne, Texas 78006',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    _status: 'published',
  })
  communityId = community.doc.id
  await staff.succeed(guide, 'PATCH', `communities/${communityId}?draft=true`, {
    name: SECRET,
    _status: 'draft',
  })
  await staff.succeed(guide, 'POST', 'blog-posts?draft=true', {
    title: SECRET,
    slug: 'unseen',
    excerpt: 'Not yet.',
    content: richText('Not yet.'),
    _status: 'draft',
  })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers = {}) => rawRequest(guide.url + path, headers)

function expectPrivate({ headers }: RawResponse, path: string): void {
  expect(headers['cache-control'], path).toMatch(/private|no-store/)
  expect(headers['cache-tag'], path).toBeUndefined()
}

const pages = ['/', '/communities', '/communities/open-hills', '/blog', '/search?q=open']

for (const [index, kind] of kinds.entries()) {
  test(`a list with drafts for ${kind} is not sent to visitors, nor theirs to staff`, async () => {
    const headers = credentials[kind]
    // Each limit is another entry of the cache.
    const [staffFirst, visitorFirst] = [0, 1].map(
      (more) => `/api/blog?isPublished=false&limit=${10 * (index + 1) + more}`,
    )
    const drafts = await get(staffFirst ?? '', headers)
    expect(drafts.text).toContain(SECRET)
    expectPrivate(drafts, 'drafts')
    for (let time = 0; time < 2; time += 1) expect((await get(staffFirst ?? '')).text).toBe('[]')

    for (let time = 0; time < 2; time += 1) expect((await get(visitorFirst ?? '')).text).toBe('[]')
    expect((await get(visitorFirst ?? '', headers)).text).toContain(SECRET)
    expect((await get(visitorFirst ?? '')).text).toBe('[]')
  })

  test(`pages for ${kind} are rendered per request and not sent to visitors`, async () => {
    for (const path of pages) {
      const before = await get(path)
      const own = await get(path, credentials[kind])
      expect(own.status, path).toBe(200)
      expectPrivate(own, path)
      const after = await get(path)
      expect(getNonce(before), path).not.toBe('')
      expect(getNonce(own), path).not.toBe(getNonce(before))
      expect(getNonce(after), path).toBe(getNonce(before))
      expect(after.text).toBe(before.text)
    }
  })

  test(`a preview for ${kind} is not sent to visitors`, async () => {
    const path = `/preview/communities/${communityId}`
    expect((await get(path)).status).toBe(404)
    const [first, second] = [await get(path, credentials[kind]), await get(path, credentials[kind])]
    expect(first.text).toContain(SECRET)
    expectPrivate(first, path)
    expect(getNonce(second)).not.toBe(getNonce(first))
    const visitor = await get(path)
    expect(visitor.status).toBe(404)
    expect(visitor.text).not.toContain(SECRET)
  })
}

test('credentials that are not valid get the published content, which is not stored', async () => {
  for (const headers of [
    { cookie: 'payload-token=forged' },
    { cookie: 'theme=dark; payload-token =forged' },
    { authorization: 'JWT forged' },
    { authorization: 'users API-Key forged' },
  ]) {
    const path = '/api/blog?isPublished=false'
    const response = await get(path, headers)
    expect([response.status, response.text]).toEqual([200, '[]'])
    expectPrivate(response, path)
    const page = await get('/', headers)
    expect(page.status).toBe(200)
    expectPrivate(page, '/')
  }
})

test('other cookies have no effect on a cached page', async () => {
  const before = await get('/')
  const after = await get('/', { cookie: 'payload-theme=dark; _ga=1; payload-tokens=1' })
  expect(after.text).toBe(before.text)
  expect(after.headers['set-cookie']).toBeUndefined()
})

test('personal pages of the newsletter are rendered per request', async () => {
  const subscribed = await fetch(`${guide.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Buyer',
      zipCode: '78006',
      isRealtor: false,
      areasOfInterest: ['Boerne, TX'],
    }),
  })
  expect(subscribed.status).toBe(201)
  const database = new Client({ connectionString: runningUrl(folder) })
  await database.connect()
  const { rows } = await database.query<{ unsubscribe_token: string }>(
    'select unsubscribe_token from newsletter_subscriptions',
  )
  await database.end()
  const token = rows[0]?.unsubscribe_token ?? ''
  expect(token).not.toBe('')
  for (const name of ['preferences', 'unsubscribe', 'confirm']) {
    const path = `/newsletter/${name}?token=${token}`
    const [first, second] = [await get(path), await get(path)]
    expectPrivate(first, path)
    expect(getNonce(second)).not.toBe(getNonce(first))
    const unknown = await get(`/newsletter/${name}`)
    expectPrivate(unknown, path)
    expect(unknown.text).not.toContain(token)
    expect(unknown.text).not.toContain('ana@example.com')
  }
})

test('each form gets its own token', async () => {
  const [first, second] = [await get('/api/form-token'), await get('/api/form-token')]
  expectPrivate(first, 'form token')
  expect(second.text).not.toBe(first.text)
})

test('a response that sets a cookie is not stored', async () => {
  const signedIn = await staff.send(guide, 'POST', 'users/login', {
    body: { email: admin.email, password: admin.password },
  })
  expect(signedIn.headers.get('set-cookie')).toContain('payload-token=')
  for (const path of [...pages, '/api/blog', '/api/communities', '/feed.xml', '/sitemap.xml']) {
    for (let time = 0; time < 2; time += 1) {
      expect((await get(path)).headers['set-cookie'], path).toBeUndefined()
    }
  }
  const [me, visitor] = [
    await get('/cms/api/users/me', credentials['a JWT']),
    await get('/cms/api/users/me'),
  ]
  expect(me.text).toContain(admin.email)
  expect(visitor.text).not.toContain(admin.email)
})
