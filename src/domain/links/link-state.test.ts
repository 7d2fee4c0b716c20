import { describe, expect, it } from 'vitest'
import {
  BROKEN_AFTER_DAYS,
  describeFailure,
  describeStatus,
  type LinkCheck,
  type LinkState,
  nextState,
} from './link-state'

const unchecked: LinkState = {
  status: null,
  problem: null,
  failedAt: null,
  checkedAt: null,
  failures: 0,
}

const missing: LinkCheck = { status: 404, problem: 'The page does not exist (status 404).' }
const found: LinkCheck = { status: 200, problem: null }

const getDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** The state after checks at these times. */
function check(...checks: readonly (readonly [time: string, LinkCheck])[]): LinkState {
  return checks.reduce(
    (state, [time, result]) => nextState(state, result, new Date(time), getDay),
    unchecked,
  )
}

const isBroken = ({ failures }: LinkState) => failures >= BROKEN_AFTER_DAYS

describe('a link', () => {
  it('is broken once its check failed on two days', () => {
    const once = check(['2026-11-20T09:00:00Z', missing])
    expect(isBroken(once)).toBe(false)
    const twice = check(['2026-11-20T09:00:00Z', missing], ['2026-11-21T09:00:00Z', missing])
    expect(isBroken(twice)).toBe(true)
    expect(twice).toMatchObject({
      status: 404,
      problem: missing.problem,
      failedAt: new Date('2026-11-20T09:00:00Z'),
      checkedAt: new Date('2026-11-21T09:00:00Z'),
    })
  })

  it('is not broken after several failed checks of one day', () => {
    expect(
      isBroken(
        check(
          ['2026-11-20T09:00:00Z', missing],
          ['2026-11-20T12:00:00Z', missing],
          ['2026-11-20T23:00:00Z', missing],
        ),
      ),
    ).toBe(false)
  })

  it('starts again when it works in between', () => {
    const state = check(
      ['2026-11-20T09:00:00Z', missing],
      ['2026-11-21T09:00:00Z', found],
      ['2026-11-22T09:00:00Z', missing],
    )
    expect(state.failures).toBe(1)
    expect(state.failedAt).toEqual(new Date('2026-11-22T09:00:00Z'))
  })

  it('stays as it was when the check says nothing about it', () => {
    const before = check(['2026-11-20T09:00:00Z', missing])
    const result = describeFailure('EAI_AGAIN')
    expect(nextState(before, result, new Date('2026-11-21T09:00:00Z'), getDay)).toBe(before)
  })
})

it.each([200, 204, 304, 401, 403, 429, 999])('status %d is not a problem', (status) => {
  expect(describeStatus(status)).toBeNull()
})

it.each([
  [404, 'The page does not exist (status 404).'],
  [410, 'The page does not exist (status 410).'],
  [503, 'The website has an error (status 503).'],
  [400, 'The website refuses the request (status 400).'],
])('status %d is a problem', (status, problem) => {
  expect(describeStatus(status)).toBe(problem)
})

it.each([
  ['ENOTFOUND', 'The domain does not exist.'],
  ['CERT_HAS_EXPIRED', 'The certificate is not valid, so browsers warn of the page.'],
  ['ECONNREFUSED', 'The website does not respond (ECONNREFUSED).'],
])('the failure %s is explained', (code, problem) => {
  expect(describeFailure(code)).toEqual({ status: null, problem })
})
