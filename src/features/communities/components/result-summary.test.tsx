import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResultCount } from './result-summary'

it.each([
  [1, 63, '1 of 63 communities matches'],
  [2, 63, '2 of 63 communities match'],
  [0, 1, '0 of 1 community match'],
])('when %i of %i match, the page says %s', (count, total, expected) => {
  const search = { count, total, filters: [{ label: 'Boerne', removal: {} }], isLoading: false }
  const html = renderToStaticMarkup(<ResultCount search={search} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(expected)
})
