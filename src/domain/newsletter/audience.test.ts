import { expect, it } from 'vitest'
import { type AudienceCount, describeAudience, describeExclusions } from './audience'

const none = { unconfirmed: 0, suppressed: 0, readers: 0, areas: 0, interests: 0, monthly: 0 }
const counted = (total: number, included: number): AudienceCount => ({
  total,
  included,
  excluded: none,
})

it('the audience of an issue is a sentence with both numbers', () => {
  expect(describeAudience(counted(1532, 1204))).toBe(
    'This issue goes to 1,204 of 1,532 subscribers.',
  )
})

it('an audience of all or of one is said in words', () => {
  expect([describeAudience(counted(1532, 1532)), describeAudience(counted(1, 1))]).toEqual([
    'This issue goes to all 1,532 subscribers.',
    'This issue goes to the only subscriber.',
  ])
})

it('an audience without a subscriber says that no email is sent', () => {
  expect(describeAudience(counted(1532, 0))).toBe(
    'No subscriber matches this audience. If you publish, no email is sent.',
  )
  expect(describeAudience(counted(0, 0))).toMatch(/^There are no subscribers yet\./)
})

it('only the reasons that leave subscribers out are named', () => {
  const excluded = { ...none, unconfirmed: 12, areas: 1300 }
  expect(describeExclusions({ total: 2000, included: 688, excluded })).toEqual([
    '12 have not confirmed their address',
    '1,300 chose other areas',
  ])
})
