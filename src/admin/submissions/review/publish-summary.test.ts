import { describe, expect, it } from 'vitest'
import type { Applied } from '@/contract/submissions/results'
import {
  appliedSentence,
  canPublish,
  publishLabel,
  publishSummary,
  undoneSentence,
  unverifiedSentence,
} from './publish-summary'

const counts = {
  new: 1,
  changed: 8,
  unchanged: 28,
  invalid: 0,
  unmatched: 0,
  missing: 0,
  openMissing: 0,
  unusual: 0,
  decidable: 12,
  decided: 9,
  accepted: 5,
}

describe('the confirmation', () => {
  it('says what becomes public, what is verified, and what is left', () => {
    expect(publishSummary(counts, 'publish')).toEqual([
      'The accepted values of 5 listings appear on the site at once.',
      '28 listings sent without changes are marked as verified today.',
      '3 decisions are still open. Those values stay as they are on the site.',
    ])
    expect(publishSummary({ ...counts, decided: 12, unchanged: 0 }, 'draft')).toEqual([
      'The accepted values of 5 listings wait as drafts. Buyers do not see them yet.',
    ])
  })

  it('is offered for a month without changes too', () => {
    const none = { ...counts, accepted: 0 }
    expect(publishLabel(counts)).toBe('Publish 5 accepted')
    expect(publishLabel(none)).toBe('Verify 28 unchanged')
    expect(publishLabel({ ...none, new: 0, changed: 0 })).toBe('Confirm no changes')
    expect(canPublish(none)).toBe(true)
    expect(canPublish({ ...none, unchanged: 0 })).toBe(false)
  })
})

it('appliedSentence says what was published', () => {
  const applied: Applied = {
    state: 'applied',
    updated: 5,
    created: 1,
    verified: 28,
    unverified: [],
  }
  expect(appliedSentence(applied)).toBe('5 listings updated, 1 created, 28 verified.')
  expect(appliedSentence({ ...applied, updated: 0, created: 0, verified: 0 })).toBe(
    'Nothing had to be changed.',
  )
})

it('unverifiedSentence names the communities that others were editing', () => {
  expect(unverifiedSentence({ unverified: ['Oak Bend', 'Elm Park'] })).toBe(
    'Not verified, because others were editing: Oak Bend, Elm Park.',
  )
})

it('undoneSentence says what was restored, and what was not', () => {
  expect(undoneSentence({ state: 'undone', restored: 6, kept: [] })).toBe(
    '6 listings are as they were before.',
  )
  const kept = [{ name: 'Mission Oaks', adminHref: '/admin', reason: 'Ana edited it since.' }]
  expect(undoneSentence({ state: 'undone', restored: 1, kept })).toBe(
    '1 listing is as it was before. 1 listing was not restored:',
  )
})
