import { expect, it } from 'vitest'
import { findPhrases, SEARCHED_LENGTH } from './find-phrases'

it('of phrases that overlap, the first and longest is found', () => {
  expect(
    findPhrases('No kids allowed here', ['no kids', 'kids allowed', 'no kids allowed']),
  ).toEqual([{ phrase: 'no kids allowed', start: 0, end: 15 }])
})

it('a plus after a number belongs to the word', () => {
  expect(findPhrases('A 55+ community', ['55+ community'])).toHaveLength(1)
  expect(findPhrases('A 55 community', ['55+ community'])).toEqual([])
})

it('only the first part of a very long text is searched', () => {
  const filler = 'oak '.repeat(SEARCHED_LENGTH / 4)
  expect(findPhrases(`here ${filler}here`, ['here'])).toHaveLength(1)
})
