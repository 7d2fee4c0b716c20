import { expect, it } from 'vitest'
import { SEARCH_LENGTH, searchQuestion } from './search'

it.each([
  [{}, ''],
  [{ q: '  new   braunfels ' }, 'new braunfels'],
  [{ q: ['boerne', 'schertz'] }, 'schertz'],
  [{ q: 'a\u0000b\nc\ud800d' }, 'a b c d'],
  [{ q: ' \t ' }, ''],
])('searchQuestion parses %j as “%s”', (parameters, text) => {
  expect(searchQuestion(parameters)).toEqual({ text, section: null, page: 1 })
})

it('searchQuestion truncates a long query without splitting a character', () => {
  const { text } = searchQuestion({ q: '🏡'.repeat(10_000) })
  expect(text).toBe('🏡'.repeat(SEARCH_LENGTH))
})

it('searchQuestion parses the section and its page', () => {
  expect(searchQuestion({ q: 'a', in: 'builders', page: '3' })).toMatchObject({
    section: 'builders',
    page: 3,
  })
})

it.each(['0', '-1', '1e3', 'x', ' 2', '1000'])(
  'searchQuestion treats page %s as the first',
  (page) => {
    expect(searchQuestion({ q: 'a', in: 'builders', page }).page).toBe(1)
  },
)

it('searchQuestion has pages only within a section and ignores unknown sections', () => {
  expect(searchQuestion({ q: 'a', page: '3' }).page).toBe(1)
  expect(searchQuestion({ q: 'a', in: 'leads', page: '3' })).toMatchObject({
    section: null,
    page: 1,
  })
})
