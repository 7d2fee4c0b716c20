import { expect, it } from 'vitest'
import { covers, overrideProblems, rateLimitRules, withOverrides } from './rate-limit-rules'

/** The names of the rules that count a request. */
function counted(method: string, ...paths: string[]): string[] {
  return rateLimitRules.filter((rule) => covers(rule, [method], paths)).map(({ name }) => name)
}

it.each([
  ['POST', '/api/leads', ['leads', 'leads-direct']],
  ['POST', '/api/newsletter/subscribe', ['newsletter', 'newsletter-direct']],
  ['POST', '/cms/api/users/login', ['login']],
  ['POST', '/cms/api/users/forgot-password', ['forgot-password']],
  ['POST', '/cms/api/users/reset-password', ['reset-password']],
  ['POST', '/cms/api/users/first-register', ['first-register']],
  ['DELETE', '/api/events/7', ['staff-writes']],
  ['GET', '/api/communities', ['reads']],
  ['HEAD', '/api/communities', ['reads']],
  ['GET', '/api/form-token', ['reads', 'form-token']],
  ['GET', '/api/health/ready', []],
  ['GET', '/api/healthy', ['reads']],
  ['GET', '/search', ['search', 'renders']],
  ['POST', '/newsletter/unsubscribe', ['newsletter-choices']],
  ['GET', '/newsletter/unsubscribe', ['renders']],
  ['GET', '/communities', ['renders']],
  ['GET', '/api', ['reads']],
  ['GET', '/admin/login', ['renders']],
  ['POST', '/admin', ['admin-actions']],
  ['POST', '/admin/login', ['admin-actions']],
  ['POST', '/preview/pages/1', ['preview-actions']],
  ['POST', '/administration', []],
  ['POST', '/api/leads/7', []],
])('%s %s is counted by %o', (method, path, names) => {
  expect(counted(method, path)).toEqual(names)
})

it('a rule counts a path that is excluded in one interpretation but not in another', () => {
  expect(counted('GET', '/api/health/../stats', '/api/stats')).toEqual(['reads'])
})

it('withOverrides sets limits by name and leaves the others unchanged', () => {
  const rules = withOverrides({ leads: { points: 1, seconds: 2 } })
  expect(rules.find(({ name }) => name === 'leads')).toMatchObject({ points: 1, seconds: 2 })
  expect(rules.filter(({ name }) => name !== 'leads')).toEqual(
    rateLimitRules.filter(({ name }) => name !== 'leads'),
  )
})

it('overrideProblems reports invalid overrides', () => {
  expect(overrideProblems({ leads: { points: 9, seconds: 2_147_483 } })).toEqual([])
  expect(overrideProblems({ constructor: { points: 1, seconds: 1 } })).toEqual([
    expect.stringMatching(
      /^has no limit named "constructor"; the limits are leads, leads-direct, /,
    ),
  ])
  expect(overrideProblems({ reads: { points: 1, seconds: 2_147_484 } })).toEqual([
    'reads can span at most 2147483 seconds',
  ])
})
