import { expect, it } from 'vitest'
import { resourceHref } from './resource-href'

const entry = { category: 'market-insights', slug: 'taxes', link: '/blog/taxes' }

it('leads to the page of its own where there is a text, else to its link', () => {
  expect(resourceHref(entry, true)).toBe('/resources/market-insights/taxes')
  expect(resourceHref(entry, false)).toBe('/blog/taxes')
})

it.each([null, undefined, '', 'javascript:alert(1)'])('leads nowhere by the link %j', (link) => {
  expect(resourceHref({ ...entry, link }, false)).toBeNull()
})
