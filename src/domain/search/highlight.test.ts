import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlight, splitWords } from './highlight'

const marked = (text: string, ...terms: string[]) =>
  highlight(text, terms).flatMap((part) => (part.marked ? part.text : []))

it.each([
  ['Communities in Boerne', ['boerne'], ['Boerne']],
  ['Communities in Boerne', ['commun'], ['Communities']],
  ['Stonegate Custom', ['ston'], ['Stonegate']],
  ['Yellow Gate, Stonegate', ['gate'], ['Gate']],
  ['Ñandú y GRUÊNE', ['nandu', 'gruene'], ['Ñandú', 'GRUÊNE']],
  ['Hearth & Hill', ['hearth', '', '&'], ['Hearth']],
  ['50% off', ['50'], ['50']],
  ['Nothing', ['boerne'], []],
])('highlight marks the words in “%s” that start with %j', (text, terms, expected) => {
  expect(marked(text, ...terms)).toEqual(expected)
})

it('highlight preserves the text for any text and terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, terms) => {
      const parts = highlight(text, terms)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})

it('splitWords splits a query into words', () => {
  expect(splitWords(' "New  Braunfels" -Größe!')).toEqual(['new', 'braunfels', 'große'])
})
