import { expect, it } from 'vitest'
import { describeChange, getChangeKind, type NetChange } from './change'

const home = (facet: string, old: string | null, now: string | null): NetChange => ({
  subject: 'home',
  facet,
  old,
  new: now,
})

it.each([
  ['a reduced price', home('price', '312990', '299990'), 'price-down'],
  ['a price with decimals', home('price', '1000000.00', '999999'), 'price-down'],
  ['a higher price', home('price', '299990', '312990'), null],
  ['a price that was not given before', home('price', null, '299990'), null],
  ['a home that was published', home('status', null, 'available'), 'new-home'],
  ['a home whose sale fell through', home('status', 'sold', 'available'), 'new-home'],
  ['a home that is no longer pending', home('status', 'pending', 'available'), null],
  ['a model home', home('status', null, 'model'), null],
  ['a sold home', home('status', 'pending', 'sold'), 'sold'],
  ['a home that is listed as sold', home('status', null, 'sold'), null],
  ['a home that was withdrawn', home('status', 'available', null), 'gone'],
  ['a home that is finished', home('stage', 'framing', 'ready'), 'ready'],
  ['a home that is being framed', home('stage', 'planned', 'framing'), null],
  [
    'a new offer',
    { ...home('incentive:a1', null, 'Free blinds'), subject: 'community' },
    'incentive',
  ],
  [
    'an offer that was removed',
    { ...home('incentive:a1', 'Free blinds', null), subject: 'community' },
    null,
  ],
  [
    'a community that is gone',
    { ...home('status', 'published', null), subject: 'community' },
    'gone',
  ],
  ['a new community', { ...home('status', null, 'published'), subject: 'community' }, null],
  ['a new event', { ...home('status', null, 'published'), subject: 'event' }, 'event'],
  ['a value that was put back', home('price', '299990', '299990'), null],
] as const)('%s is the change that readers are told of, if any', (_, change, kind) => {
  expect(getChangeKind(change)).toBe(kind)
})

it('a change is described with its old and its new value', () => {
  const write = (change: Partial<Parameters<typeof describeChange>[0]>) =>
    describeChange(
      { kind: 'price-down', facet: 'price', old: null, new: null, name: null, ...change },
      (day) => `on ${day}`,
    )
  expect(write({ old: '312990', new: '299990' })).toBe('Price reduced from $312,990 to $299,990')
  expect(write({ kind: 'incentive', facet: 'incentive:a', new: 'Free blinds' })).toBe(
    'New offer: Free blinds',
  )
  expect(write({ kind: 'incentive', facet: 'ending:a', new: '2026-12-31 Free blinds' })).toBe(
    'Offer ends on 2026-12-31: Free blinds',
  )
})
