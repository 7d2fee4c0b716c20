import { expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log'
import type { Handler } from '../cache/render-response'
import { ResponseCache } from '../cache/response-cache'
import { serve } from '../http/request-handler.fixture'
import { requestDeadline } from './deadline'

/** Serves a guide whose renders never end once `freeze` was called, on a silent database. */
async function frozenGuide() {
  let isFrozen = false
  const render: Handler = async (_req, res) => {
    if (isFrozen) return
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.setHeader('cache-control', 'public, s-maxage=1')
    res.end('the page')
  }
  const cache = new ResponseCache()
  const startDeadline = requestDeadline({
    dev: false,
    https: false,
    extra: {},
    wait: 0,
    isDatabaseReachable: async () => !isFrozen,
  })
  const port = await serve(render, { cache, startDeadline })
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    freeze() {
      isFrozen = true
      cache.invalidate(['site'])
    },
  }
}

it('the request deadline sends a stale response, marked and logged, while the database is silent', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const guide = await frozenGuide()
  const fresh = await guide.get('/')
  expect([await fresh.text(), fresh.headers.get('cache-status')]).toEqual(['the page', null])
  guide.freeze()
  const stale = await guide.get('/')
  expect(stale.status).toBe(200)
  expect(await stale.text()).toBe('the page')
  expect(stale.headers.get('cache-status')).toBe('guide; hit; detail=stale')
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { path: '/' },
    'stale answer sent: the database does not respond',
  )
})

it('the request deadline answers 503 when there is no stale response', async () => {
  const guide = await frozenGuide()
  guide.freeze()
  const response = await guide.get('/')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})
