import { describe, expect, it } from 'vitest'
import { parseArguments } from './parse-arguments'
import type { Step } from './step'

const run = async () => ({ passed: 1, failed: 0 })
const types: Step = { name: 'types', run }
const int: Step = { name: 'int', takesFlags: true, run }
const e2e: Step = { name: 'e2e', takesFlags: true, run }
const steps = [types, int, e2e]

function parse(...args: string[]) {
  const choice = parseArguments(args, steps)
  if ('problem' in choice) return choice
  const { circle, flags, isChosen } = choice
  return { circle, flags, names: steps.filter(isChosen).map(({ name }) => name) }
}

describe('the arguments of npm test', () => {
  it('run the core of every step by default', () => {
    expect(parse()).toEqual({ circle: 'core', flags: [], names: ['types', 'int', 'e2e'] })
  })

  it('run every test of every step, or of the named ones', () => {
    expect(parse('all')).toMatchObject({ circle: 'all', names: ['types', 'int', 'e2e'] })
    expect(parse('int', 'all')).toMatchObject({ circle: 'all', names: ['int'] })
    expect(parse('types', 'e2e')).toMatchObject({ circle: 'core', names: ['types', 'e2e'] })
  })

  it('pass flags on to the tool of one step', () => {
    expect(parse('all', 'e2e', '--shard=1/3', '--workers=6')).toEqual({
      circle: 'all',
      flags: ['--shard=1/3', '--workers=6'],
      names: ['e2e'],
    })
  })

  it('name the steps when one is unknown', () => {
    const problem = 'Unknown step "everything". The steps are types, int, e2e, or all tests: all'
    expect(parse('everything')).toEqual({ problem })
  })

  it.each([[['--shard=1/3']], [['int', 'e2e', '--shard=1/3']], [['types', '--shard=1/3']]])(
    'reject flags that no single tool takes: %j',
    (args) => {
      expect(parse(...args)).toEqual({ problem: 'Name one step of int, e2e for --shard=1/3' })
    },
  )
})
