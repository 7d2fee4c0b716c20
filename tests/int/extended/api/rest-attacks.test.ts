import fs from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/(payload)/cms/api/[...slug]/route'
import config from '../../../../payload.config'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { cms } from '../../../fixtures/cms'
import { plainPicture } from '../../../fixtures/hostile-files'
import { aBuilder, testPayload } from '../../../fixtures/site'
import { getApiKey, signIn } from '../../../fixtures/staff'

afterEach(() => {
  vi.restoreAllMocks()
})

const values = ['1', '0', '-1', 'x', '99999999999', '%00', 'x'.repeat(300), 'constructor']

/** Every endpoint path, with each value in place of its parameters. */
const listAddresses = (path: string) =>
  path.includes(':') ? values.map((value) => path.replace(/:\w+\??/g, value)) : [path]

it('no REST endpoint fails for an anonymous client, with any parameters', async () => {
  const { collections, globals, endpoints } = await config
  const all = [
    ...collections.map((collection) => ({
      base: collection.slug,
      endpoints: collection.endpoints || [],
    })),
    ...globals.map((global) => ({
      base: `globals/${global.slug}`,
      endpoints: global.endpoints || [],
    })),
    { base: '', endpoints },
  ]
  const calls = all.flatMap(({ base, endpoints: own }) =>
    own.flatMap(({ path, method }) =>
      listAddresses(path).map((address) => ({
        method: method.toUpperCase(),
        path: `${base}${address === '/' ? '' : address}`.replace(/^\//, ''),
      })),
    ),
  )
  expect(calls.length).toBeGreaterThan(1000)
  const failed: string[] = []
  for (const { method, path } of calls) {
    const body = method === 'GET' ? {} : { body: '{}' }
    const headers = { 'content-type': 'application/json' }
    const { status } = await callEndpoint(path, { method, headers, ...body })
    if (status >= 500) failed.push(`${status} ${method} ${path.slice(0, 60)}`)
  }
  expect(failed).toEqual([])
})

it.each([
  ['GET', 'og?title=x'],
  ['POST', 'users/verify/x'],
  ['GET', 'media/versions/1'],
  ['GET', `media/file/${'x'.repeat(300)}.png`],
] as const)('%s %s returns a 4xx', async (method, path) => {
  const { status } = await cms(path, { method })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

it('document permissions do not reveal to anonymous clients whether a document exists', async () => {
  const { id } = await aBuilder()
  const responses = await Promise.all(
    [id, id + 1000].map(async (requested) => {
      const response = await cms(`builders/access/${requested}`, { method: 'POST', body: {} })
      return [response.status, await response.json()]
    }),
  )
  expect(responses[0]).toEqual(responses[1])
  expect(responses[0]?.[0]).toBe(403)
})

it('a contributor cannot find out which leads exist', async () => {
  const headers = { authorization: await getApiKey('contributor') }
  const { status } = await cms('leads/access/99', { method: 'POST', headers, body: {} })
  expect(status).toBe(403)
  const own = await cms('builders/access', { method: 'POST', headers, body: {} })
  expect([own.status, (await own.json()).update]).toEqual([200, true])
})

it('no REST response is cacheable', async () => {
  const request = (path: string, init?: RequestInit) =>
    new Request(`http://localhost:3000/cms/api/${path}`, init)
  const context = (...slug: string[]) => ({ params: Promise.resolve({ slug }) })
  const headers = { authorization: await getApiKey('editor') }
  const login = {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'content-length': '2' },
  }
  const responses = await Promise.all([
    GET(request('builders', { headers }), context('builders')),
    GET(request('builders'), context('builders')),
    GET(request('users/me'), context('users', 'me')),
    GET(request('none'), context('none')),
    POST(request('users/login', login), context('users', 'login')),
  ])
  expect(responses.map((response) => response.headers.get('cache-control'))).toEqual(
    responses.map(() => 'private, no-store'),
  )
})

const unreachable =
  'The database cannot be reached right now. Nothing you typed is lost; try again in a moment.'

async function expectUnavailable(response: Response, message: string): Promise<void> {
  expect([
    response.status,
    response.headers.get('retry-after'),
    (await response.json()).errors,
  ]).toEqual([503, '5', [{ message }]])
}

it.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED'],
  ['57P01', 'terminating connection due to administrator command'],
])('staff do not appear signed out while the database is down (%s)', async (code, message) => {
  const headers = { cookie: await signIn('editor') }
  const { id } = await aBuilder()
  const { pool } = (await testPayload()).db
  const down = Object.assign(new Error(message), { code })
  vi.spyOn(pool, 'query').mockRejectedValue(down as never)
  vi.spyOn(pool, 'connect').mockRejectedValue(down as never)
  const save = { method: 'PATCH', headers, body: { name: 'Typed for an hour' } } as const
  await expectUnavailable(await cms(`builders/${id}`, save), unreachable)
  await expectUnavailable(await cms('users/me', { headers }), unreachable)
  await expectUnavailable(
    await cms('users/refresh-token', { method: 'POST', headers }),
    unreachable,
  )
  expect((await cms('builders')).status).toBe(403)
  const forged = { cookie: 'payload-token=a.b.c' }
  expect((await cms('builders', { headers: forged })).status).toBe(403)
})

it('staff do not appear signed out when the database is back just after their session was not read', async () => {
  const headers = { cookie: await signIn('editor') }
  const { id } = await aBuilder()
  const { pool } = (await testPayload()).db
  const save = { method: 'PATCH', headers, body: { name: 'Typed for an hour' } } as const
  const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const { query } = pool
  let isBack = false
  vi.spyOn(pool, 'query').mockImplementation(((...given: unknown[]) => {
    isBack ||= given[0] === 'select 1'
    return isBack ? Reflect.apply(query, pool, given) : Promise.reject(down)
  }) as never)
  await expectUnavailable(await cms(`builders/${id}`, save), unreachable)
  expect(isBack).toBe(true)
  expect((await cms(`builders/${id}`, save)).status).toBe(200)
})

it('a full database disk returns 503, and saving works after space is freed', async () => {
  const headers = { cookie: await signIn('editor') }
  const { id } = await aBuilder()
  const { pool } = (await testPayload()).db
  await pool.query(`
    create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger disk_full before update on builders for each row execute function disk_full()`)
  const save = { method: 'PATCH', headers, body: { name: 'Typed for an hour' } } as const
  try {
    await expectUnavailable(await cms(`builders/${id}`, save), unreachable)
  } finally {
    await pool.query('drop trigger disk_full on builders; drop function disk_full')
  }
  expect((await cms(`builders/${id}`, save)).status).toBe(200)
})

it('an upload to a full disk returns 503, and works after space is freed', async () => {
  const cookie = await signIn('editor')
  const form = async () => {
    const data = new FormData()
    data.set('_payload', JSON.stringify({ alt: 'A test' }))
    const picture = new Uint8Array(await plainPicture('png'))
    data.set('file', new File([picture], 'full.png', { type: 'image/png' }))
    const body = new Response(data)
    const type = body.headers.get('content-type') ?? ''
    const headers = { cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' }
    return { method: 'POST', headers, body: await body.arrayBuffer() }
  }
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  vi.spyOn(fs, 'writeFile').mockRejectedValue(full)
  await expectUnavailable(
    await callEndpoint('media', await form()),
    'The server’s disk is full, so the file was not saved. Your text is not lost. Try again after an admin has freed disk space.',
  )
  vi.restoreAllMocks()
  expect((await callEndpoint('media', await form())).status).toBe(201)
})
