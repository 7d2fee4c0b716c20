import { expect, it } from 'vitest'
import { loadingWords } from './loading-words'

it.each([
  ['/communities/villa-serena', 'Loading Community'],
  ['/builders/kb-home', 'Loading Builder'],
  ['/blog/a-week-in-boerne', 'Loading article...'],
  ['/resources/helpful-articles/moving-in-summer-heat', 'Loading article...'],
])('on the way to %s says %s', (path, words) => {
  expect(loadingWords(path)).toBe(words)
})

it.each(['/communities', '/builders', '/blog', '/resources/helpful-articles', '/'])(
  'says nothing on the way to %s',
  (path) => {
    expect(loadingWords(path)).toBeNull()
  },
)
