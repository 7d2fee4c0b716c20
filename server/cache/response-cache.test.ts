import { expect, it, vi } from 'vitest'
import { cacheTags } from '@/config/cache-tags'
import { cacheScope } from '@/lib/cache-scope'
import { log } from '@/lib/log/log'
import { createDeferred } from '../../tests/create-deferred'
import { CachedResponse } from '../http/cached-response'
import { ResponseCache } from './response-cache'

const headers = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=1' }

const page = (text: string, status = 200, more: Record<string, string> = {}) =>
  CachedResponse.from(status, { ...headers, ...more }, Buffer.from(text))

/** A render that reads content with `tags`. */
const reading =
  (text: string | (() => string), ...tags: readonly string[]) =>
  async () => {
    cacheScope.getStore()?.dependOn(tags)
    return page(typeof text === 'string' ? text : text())
  }

const readText = async (response: Promise<CachedResponse> | CachedResponse | undefined) =>
  (await (await response)?.body.read())?.toString()

it('the response cache renders a page once until one of its tags is invalidated', async () => {
  const cache = new ResponseCache()
  const render = vi.fn(reading('first', 'communities'))
  await cache.respond('/', render)
  await cache.respond('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  cache.invalidate(['blog'])
  expect(await readText(cache.find('/'))).toBe('first')
  cache.invalidate(['communities'])
  expect(cache.find('/')).toBeUndefined()
  expect(await readText(cache.respond('/', reading('second', 'communities')))).toBe('second')
})

it('a page without a tag depends on the whole site', async () => {
  const cache = new ResponseCache()
  await cache.respond('/', reading('page'))
  cache.invalidate([cacheTags.site])
  expect(cache.find('/')).toBeUndefined()
})

it('the response cache sends the tags to a CDN, and an ETag', async () => {
  const cache = new ResponseCache()
  const { headers: sent } = await cache.respond('/', reading('page', 'blog', 'blog:a'))
  expect(sent['cache-tag']).toBe('blog,blog:a,site')
  expect(sent.etag).toMatch(/^W\/"/)
})

it('the response cache shares one render between concurrent requests', async () => {
  const cache = new ResponseCache()
  const gate = createDeferred()
  const render = vi.fn(async () => {
    await gate.promise
    return page('shared')
  })
  const both = Promise.all([cache.respond('/', render), cache.respond('/', render)])
  gate.resolve()
  await both
  expect(render).toHaveBeenCalledTimes(1)
})

it('the response cache renders again when the content changed during the render', async () => {
  const cache = new ResponseCache()
  let price = 'old'
  const render = vi.fn(async () => {
    cacheScope.getStore()?.dependOn(['communities'])
    const seen = price
    if (seen === 'old') {
      price = 'new'
      cache.invalidate(['communities'])
    }
    return page(seen)
  })
  expect(await readText(cache.respond('/', render))).toBe('new')
  expect(await readText(cache.find('/'))).toBe('new')
  expect(render).toHaveBeenCalledTimes(2)
})

it('the response cache does not store a page whose content changes with every render', async () => {
  const cache = new ResponseCache()
  const render = vi.fn(async () => {
    cacheScope.getStore()?.dependOn(['communities'])
    cache.invalidate(['communities'])
    return page('restless')
  })
  expect(await readText(cache.respond('/', render))).toBe('restless')
  expect(cache.find('/')).toBeUndefined()
})

it('a request after an invalidation does not share an earlier render', async () => {
  const cache = new ResponseCache()
  const gate = createDeferred()
  const early = cache.respond('/', async () => {
    await gate.promise
    return page('early')
  })
  cache.invalidate(['communities'])
  expect(await readText(cache.respond('/', reading('late', 'communities')))).toBe('late')
  gate.resolve()
  expect(await readText(early)).toBe('early')
})

it('the response cache waits for a change that is being committed, and renders the new content', async () => {
  const cache = new ResponseCache()
  let price = 'old'
  const end = cache.beginChange(['communities'])
  const response = cache.respond(
    '/',
    reading(() => price, 'communities'),
  )
  price = 'new'
  end()
  expect(await readText(response)).toBe('new')
})

it('the response cache renders again when another server changed the content during the render', async () => {
  let price = 'old'
  const heard = ['communities']
  const cache: ResponseCache = new ResponseCache({
    async synchronize() {
      cache.invalidate(heard.splice(0))
      price = 'new'
    },
  })
  expect(
    await readText(
      cache.respond(
        '/',
        reading(() => price, 'communities'),
      ),
    ),
  ).toBe('new')
})

it('the response cache invalidates a page when a change ends, also one that failed', async () => {
  const cache = new ResponseCache()
  await cache.respond('/', reading('page', 'communities'))
  const end = cache.beginChange(['communities'])
  expect(cache.find('/')).toBeDefined()
  end()
  expect(cache.find('/')).toBeUndefined()
})

it.each([
  ['an error page', page('broken', 500)],
  ['a missing page', page('missing', 404)],
  ['a redirect', page('', 308)],
  ['a private answer', page('mine', 200, { 'cache-control': 'private, no-store' })],
  ['an answer with a cookie', page('mine', 200, { 'set-cookie': 'a=1' })],
])('the response cache does not store %s', async (_, response) => {
  const cache = new ResponseCache()
  await cache.respond('/', async () => response)
  expect(cache.find('/')).toBeUndefined()
})

it('the response cache sends the stale response while rendering fails, and tries again after a second', async () => {
  let now = 0
  const cache = new ResponseCache({ now: () => now })
  await cache.respond('/', reading('stale', 'communities'))
  cache.invalidate(['communities'])
  const failing = vi.fn(() => Promise.reject(new Error('no database')))
  expect(await readText(cache.respond('/', failing))).toBe('stale')
  const { headers } = await cache.respond('/', failing)
  expect(headers).toHaveProperty('cache-status', 'guide; hit; detail=stale')
  expect(failing).toHaveBeenCalledTimes(1)
  now = 1000
  expect(await readText(cache.respond('/', async () => page('broken', 500)))).toBe('stale')
  now = 2000
  const renewed = cache.respond('/', reading('new', 'communities'))
  expect(await readText(renewed)).toBe('new')
  expect((await renewed).headers).not.toHaveProperty('cache-status')
})

it('the response cache logs whether the page or the database is at fault for a stale response', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  let now = 0
  const cache = new ResponseCache({ now: () => now })
  await cache.respond('/', reading('stale', 'communities'))
  cache.invalidate(['communities'])
  for (const failing of [
    async () => page('broken', 500),
    () => Promise.reject(new Error('a fault')),
    async () => page('unavailable', 503),
    () => Promise.reject(new Error('timeout exceeded when trying to connect')),
  ]) {
    expect(await readText(cache.respond('/', failing))).toBe('stale')
    now += 1000
  }
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    'stale answer sent: rendering failed',
    'stale answer sent: rendering failed',
    'stale answer sent: the database does not respond',
    'stale answer sent: the database does not respond',
  ])
})

it('the response cache passes an error on when there is no stale response', async () => {
  const cache = new ResponseCache()
  await expect(cache.respond('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect((await cache.respond('/', async () => page('broken', 500))).status).toBe(500)
})

it('the response cache renders a page again after an hour, or earlier if the content says so', async () => {
  let now = 0
  const cache = new ResponseCache({ now: () => now })
  await cache.respond('/hour', reading('page'))
  await cache.respond('/soon', async () => {
    cacheScope.getStore()?.expireWithin(30)
    return page('events')
  })
  now = 30_000
  expect([cache.find('/hour') !== undefined, cache.find('/soon')]).toEqual([true, undefined])
  now = 3_600_000
  expect(cache.find('/hour')).toBeUndefined()
})

it('the response cache keeps the pages that visitors read, within its memory, among 5,000 others', async () => {
  const cache = new ResponseCache({ megabytes: 4 })
  const text = 'x'.repeat(20_000)
  await cache.respond('/', reading(text))
  await cache.respond('/', reading(text))
  for (let i = 0; i < 5000; i += 1) await cache.respond(`/search?q=${i}`, reading(text))
  expect(cache.find('/')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
  expect(cache.find('/search?q=0')).toBeUndefined()
  expect(cache.find('/search?q=4999')).toBeDefined()
})

it('the response cache shares a hot read between pages, which depend on its tags', async () => {
  const cache = new ResponseCache()
  const compute = vi.fn(async () => {
    cacheScope.getStore()?.dependOn(['navigation'])
    return 'Communities, Builders'
  })
  const withNavigation = async () =>
    page((await cacheScope.getStore()?.read('navigation', compute)) ?? '')
  await Promise.all([cache.respond('/a', withNavigation), cache.respond('/b', withNavigation)])
  await cache.respond('/c', withNavigation)
  expect(compute).toHaveBeenCalledTimes(1)
  cache.invalidate(['navigation'])
  expect(['/a', '/b', '/c'].map((key) => cache.find(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await cache.respond('/a', withNavigation)
  expect(compute).toHaveBeenCalledTimes(2)
})

it('the response cache reads again after a failed read, and after one that a change overtook', async () => {
  const cache = new ResponseCache()
  const read = (compute: () => Promise<string>) =>
    cache.runUncached(async () => cacheScope.getStore()?.read('settings', compute))
  await expect(read(() => Promise.reject(new Error('no database')))).rejects.toThrow()
  const gate = createDeferred()
  const overtaken = read(async () => {
    cacheScope.getStore()?.dependOn(['settings'])
    await gate.promise
    return 'old'
  })
  cache.invalidate(['settings'])
  gate.resolve()
  expect(await overtaken).toBe('old')
  expect(await read(async () => 'new')).toBe('new')
})

it('a repeated render uses a snapshot, and no shared reads, which may have another state', async () => {
  let price = 'old'
  let snapshot: string | undefined
  const cache = new ResponseCache({
    async readSnapshot(render) {
      snapshot = price
      return render()
    },
  })
  const publish = (next: string) => {
    price = next
    cache.invalidate(['communities'])
  }
  const compute = async () => snapshot ?? price
  const render = async () => {
    cacheScope.getStore()?.dependOn(['communities'])
    const before = snapshot ?? price
    publish(`${price} and new`)
    return page(`${before}, ${await cacheScope.getStore()?.read('price', compute)}`)
  }
  expect(await readText(cache.respond('/', render))).toBe('old and new, old and new')
})

it('a render that fails on a replica, or is answered with an error, is made from the primary', async () => {
  let place = 'primary'
  const cache = new ResponseCache({
    replicas: {
      invalidate() {},
      async read(work) {
        place = 'replica'
        const result = await work().finally(() => {
          place = 'primary'
        })
        return { result }
      },
    },
  })
  const failing = (fail: () => CachedResponse) => async () =>
    place === 'replica' ? fail() : page('from the primary')
  const lost = failing(() => {
    throw new Error('canceling statement due to conflict with recovery')
  })
  expect(await readText(cache.respond('/a', lost))).toBe('from the primary')
  const unavailable = failing(() => page('unavailable', 503))
  expect(await readText(cache.respond('/b', unavailable))).toBe('from the primary')
})
