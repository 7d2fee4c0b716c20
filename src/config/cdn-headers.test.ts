import { expect, it } from 'vitest'
import { lifetimeHeaders, tagHeaders } from './cdn-headers'

it.each([
  [undefined, { 'cache-tag': 'blog,blog:a,site' }, {}],
  [
    'cloudflare',
    { 'cache-tag': 'blog,blog:a,site' },
    { 'cdn-cache-control': 'max-age=3600, stale-if-error=86400' },
  ],
  [
    'fastly',
    { 'surrogate-key': 'blog blog:a site' },
    { 'surrogate-control': 'max-age=3600, stale-if-error=86400' },
  ],
  [
    'varnish',
    { 'surrogate-key': 'blog blog:a site' },
    { 'cdn-cache-control': 'max-age=3600, stale-if-error=86400' },
  ],
] as const)('the headers for the CDN %s have its names and separators', (cdn, tags, lifetime) => {
  expect(tagHeaders(['blog', 'blog:a', 'site'], cdn)).toEqual(tags)
  expect(lifetimeHeaders(3600, cdn)).toEqual(lifetime)
})
