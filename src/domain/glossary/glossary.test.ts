import { describe, expect, it } from 'vitest'
import { findTerm, type Term } from './glossary'

const aTerm = (term: string, otherNames: readonly string[] = []): Term => ({
  term,
  otherNames,
  question: `What’s ${term}?`,
  text: `An explanation of ${term}.`,
  path: null,
})

const glossary = [
  aTerm('MUD', ['Municipal utility district']),
  aTerm('HOA'),
  aTerm('Lot premium'),
  aTerm('Ready'),
]

const found = (label: string) => findTerm(glossary, label)?.term ?? null

describe('the term of a label', () => {
  it('is an abbreviation or a phrase within the label', () => {
    expect(found('Meadowlark MUD No. 1 tax')).toBe('MUD')
    expect(found('HOA fee per month')).toBe('HOA')
    expect(found('Starts without a lot premium.')).toBe('Lot premium')
    expect(found('Bexar County municipal utility district 4 tax')).toBe('MUD')
  })

  it('is a single word only when it is the whole label', () => {
    expect(found('Ready')).toBe('Ready')
    expect(found('Solar ready')).toBeNull()
    expect(found('Ready for an EV charger')).toBeNull()
  })

  it('is not a part of a word, nor an abbreviation in lowercase', () => {
    expect(found('Mud room bench')).toBeNull()
    expect(found('MUDLARK tax')).toBeNull()
    expect(found('Insurance')).toBeNull()
  })

  it('is the one that is first in the glossary when the label has two', () => {
    expect(found('HOA and MUD')).toBe('MUD')
  })

  it('is found by a name with characters that patterns use', () => {
    expect(findTerm([aTerm('WCID (No. 1)')], 'Bexar WCID (No. 1) tax')).not.toBeNull()
    expect(findTerm([aTerm('A+B')], 'AAB')).toBeNull()
  })
})
