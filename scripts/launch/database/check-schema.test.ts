import { beforeEach, expect, it, vi } from 'vitest'
import { LaunchError } from '../console'
import { refuseOtherSchema } from './check-schema'

const known = ['20270101_000000_one', '20270102_000000_two']
const current = { pending: [], unknown: [], contractSteps: {} }

const printed = vi.fn()
beforeEach(() => {
  printed.mockReset()
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    printed(String(line))
    return true
  })
})

/** The sentence with which a start is refused, if it is. */
function refusal(state: object, MIGRATE: 'on' | 'off' = 'off'): string | undefined {
  try {
    refuseOtherSchema({ ...current, ...state }, { MIGRATE }, known)
  } catch (error) {
    if (error instanceof LaunchError) return error.message
    throw error
  }
  return undefined
}

it('a server that runs no migrations refuses an older database, and names the migration', () => {
  const pending = ['20270102_000000_two']
  expect(refusal({ pending })).toBe(
    'The database is older than this version of the guide: the migration 20270102_000000_two has not run, and MIGRATE=off. Run npm run migrate, or a container with ROLE=migrate, and start again.',
  )
  expect(refusal({ pending: [...known] })).toContain('20270101_000000_one, and 1 after it, has not')
  expect(refusal({ pending }, 'on')).toBeUndefined()
  expect(refusal({})).toBeUndefined()
})

it('a server starts on a newer database whose migrations have only added to it, and says so', () => {
  expect(refusal({ unknown: ['20270103_000000_three'] })).toBeUndefined()
  expect(printed.mock.calls.join()).toContain('The database has 1 newer migration(s).')
})

it.each(['on', 'off'] as const)(
  'a server refuses a newer database from which a migration has removed what it uses, with MIGRATE=%s',
  (MIGRATE) => {
    const unknown = ['20270103_000000_three', '20270104_000000_four']
    const contractSteps = { '20270104_000000_four': { unusedSince: '20270103_000000_three' } }
    expect(refusal({ unknown, contractSteps }, MIGRATE)).toBe(
      'The database is newer than this version of the guide: the migration 20270104_000000_four has removed what this version uses. Start the version that ran it, or a later one. To go back, restore a backup from before it.',
    )
  },
)

it('a server starts on a newer database from which a migration has removed what it no longer uses', () => {
  const unknown = ['20270103_000000_three']
  const contractSteps = { '20270103_000000_three': { unusedSince: '20270102_000000_two' } }
  expect(refusal({ unknown, contractSteps })).toBeUndefined()
})
