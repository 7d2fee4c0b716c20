import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AfterPaint } from './after-paint'

it('the content of AfterPaint is in the HTML of a page', () => {
  const html = renderToString(
    <AfterPaint>
      <p>Below the fold</p>
    </AfterPaint>,
  )
  expect(html).toBe('<p>Below the fold</p>')
})
