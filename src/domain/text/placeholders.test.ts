import { describe, expect, it } from 'vitest'
import { fillPlaceholders, placeholderProblem } from './placeholders'

describe('fillPlaceholders', () => {
  it('replaces each name in braces with its value', () => {
    const text = '{name} in {city}: {name}'
    expect(fillPlaceholders(text, { name: 'Agave', city: 'Boerne' })).toBe('Agave in Boerne: Agave')
  })

  it('leaves unknown names unchanged and does not expand braces in values', () => {
    expect(fillPlaceholders('{name}, {other}', { name: '{city} $& $1' })).toBe(
      '{city} $& $1, {other}',
    )
  })
})

describe('placeholderProblem', () => {
  it('is null when the text has the required names', () => {
    expect(placeholderProblem('Homes in {city}', ['city'])).toBeNull()
    expect(placeholderProblem('Plain words.', [])).toBeNull()
  })

  it('reports a missing name', () => {
    expect(placeholderProblem('Homes in Boerne', ['city'])).toBe(
      'Add {city} to this text. The page replaces it with a value.',
    )
  })

  it('reports an unknown name', () => {
    expect(placeholderProblem('{city} by {buidler}', ['city'])).toBe(
      'Remove {buidler} from this text. The page has no value for it.',
    )
  })
})
