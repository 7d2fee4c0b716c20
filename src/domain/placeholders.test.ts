import { describe, expect, it } from 'vitest'
import { fillPlaceholders, placeholderProblem } from './placeholders'

describe('filling a text in', () => {
  it('puts every value where its name stands in braces', () => {
    const text = '{name} in {city}: {name}'
    expect(fillPlaceholders(text, { name: 'Agave', city: 'Boerne' })).toBe('Agave in Boerne: Agave')
  })

  it('leaves what it knows no value of, and values with braces as they are', () => {
    expect(fillPlaceholders('{name}, {other}', { name: '{city} $& $1' })).toBe(
      '{city} $& $1, {other}',
    )
  })
})

describe('what is wrong with a text to be filled in', () => {
  it('is nothing when it has the names it needs', () => {
    expect(placeholderProblem('Homes in {city}', ['city'])).toBeNull()
    expect(placeholderProblem('Plain words.', [])).toBeNull()
  })

  it('is the name that it lacks', () => {
    expect(placeholderProblem('Homes in Boerne', ['city'])).toBe(
      'Write {city} where it belongs in this text: the page fills it in.',
    )
  })

  it('is a name that the page does not know', () => {
    expect(placeholderProblem('{city} by {buidler}', ['city'])).toBe(
      'Take {buidler} out of this text: the page has nothing to fill in there.',
    )
  })
})
