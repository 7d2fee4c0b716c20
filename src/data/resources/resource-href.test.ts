import { expect, it } from 'vitest'
import { resourceHref } from './resource-href'

const entry = { category: 'market-insights', slug: 'taxes', link: '/blog/taxes' }

it('resourceHref is the page of a resource with a text, otherwise its link', () => {
  expect(resourceHref(entry, true)).toBe('/resources/market-insights/taxes')
  expect(resourceHref(entry, false)).toBe('/blog/taxes')
})

it.each([null, undefined, '', 'javascript:alert(1)'])(
  'resourceHref is null for the link %j',
  (link) => {
    expect(resourceHref({ ...entry, link }, false)).toBeNull()
  },
)
