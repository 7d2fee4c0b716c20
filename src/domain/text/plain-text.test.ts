import { describe, expect, it } from 'vitest'
import { escapeHtml, oneLine } from './plain-text'

describe('oneLine', () => {
  it.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\0', '\r\n\t'])(
    'replaces %j with a space',
    (gap) => {
      expect(oneLine(`A tour${gap}Bcc: all@example.com`)).toBe('A tour Bcc: all@example.com')
    },
  )

  it('truncates to the maximum length', () => {
    expect(oneLine('a tour on Saturday', 7)).toBe('a tour…')
    expect(oneLine('a tour', 6)).toBe('a tour')
  })
})

it('escapeHtml escapes characters that delimit tags and attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Ana</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ana&lt;/a&gt;',
  )
})
