import { expect, it } from 'vitest'
import { homeStages } from '@/domain/enums'
import { findTerm } from '@/domain/glossary/glossary'
import { defaultGlossary } from './glossary'
import { toSiteCopy } from './site-copy'

const findLabel = (label: string) => findTerm(defaultGlossary, label)?.term

it('explains what buyers read next to costs, stages, schools and prices', () => {
  expect(findLabel('Foster Ridge MUD tax')).toBe('MUD')
  expect(findLabel('Heron Landing PID tax')).toBe('PID')
  expect(findLabel('HOA fee')).toBe('HOA')
  expect(findLabel('PMI')).toBe('PMI')
  expect(homeStages.map(({ label }) => findLabel(label))).toEqual(
    homeStages.map(({ label }) => label),
  )
  const { community, calculator } = toSiteCopy({})
  expect(findLabel(community.schools)).toBe('Zoned schools')
  expect(findLabel(calculator.homePrice)).toBe('Lot premium')
})

it('explains nothing where a tax is one that every home has', () => {
  expect(findLabel('Northside ISD tax')).toBeUndefined()
  expect(findLabel('Bexar County tax')).toBeUndefined()
})
