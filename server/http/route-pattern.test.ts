import { expect, it } from 'vitest'
import { findRoute } from './route-pattern'

it.each([
  ['/', '/'],
  ['/blog/first-steps', '/blog/{slug}'],
  ['/communities/oak/plans/lark', '/communities/{slug}/plans/{plan}'],
  ['/resources/events', '/resources/events'],
  ['/resources/guides', '/resources/{category}'],
  ['/newsletter/confirm', '/newsletter/confirm'],
  ['/newsletter/may', '/newsletter/{slug}'],
  ['/api/builders/slug/oak', '/api/builders/slug/{slug}'],
  ['/api/events/7', '/api/events/{id}'],
  ['/submit/abc.def/send', '/submit/{token}/send'],
  ['/hooks/email/ses', '/hooks/email/{provider}'],
  ['/admin/collections/leads/7', '/admin'],
  ['/cms/api/users/me', '/cms/api'],
  ['/media/house.webp', '/media'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/image', '/_next'],
  ['/brand/mark.svg', '/brand'],
  ['/internal/jobs', '/internal'],
  ['/preview/communities/7', '/preview'],
  ['/administrators', 'other'],
  ['/wp-login.php', 'other'],
  ['/blog/a/b', 'other'],
  ['/api/unknown', 'other'],
])('the route of %s is %s', (path, route) => {
  expect(findRoute(path)).toBe(route)
})
