import { expect, it } from 'vitest'
import { loadingWords } from './loading-words'

it.each([
  ['/communities/villa-serena', 'Loading Community'],
  ['/builders', 'Loading builders...'],
  ['/builders/kb-home', 'Loading Builder'],
  ['/blog', 'Loading articles...'],
  ['/blog/a-week-in-boerne', 'Loading article...'],
  ['/resources/helpful-articles/moving-in-summer-heat', 'Loading article...'],
])('the loading message for %s is %s', (path, words) => {
  expect(loadingWords(path)).toBe(words)
})

it.each(['/communities', '/resources/helpful-articles', '/'])(
  'there is no loading message for %s',
  (path) => {
    expect(loadingWords(path)).toBeNull()
  },
)
