import { expect, it } from 'vitest'
import { findSourceIssue, issueSource, SOURCE } from './issue-source'

it('findSourceIssue reads what issueSource writes', () => {
  const query = new URLSearchParams({ city: 'Boerne', [SOURCE]: issueSource('june') })
  expect(findSourceIssue(`?${query}`)).toBe('june')
})

it.each(['', '?source=', '?source=partner', '?city=newsletter-june'])(
  'findSourceIssue finds no issue in %j',
  (query) => {
    expect(findSourceIssue(query)).toBeNull()
  },
)
