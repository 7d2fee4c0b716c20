import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld'

it('JsonLd preserves data with quotes, ampersands and a closing script tag', () => {
  const data = { name: 'Hearth & "Hill" </script><script>alert(1)</script>' }
  const html = renderToStaticMarkup(<JsonLd data={data} />)
  const text = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1]
  expect(JSON.parse(text ?? '')).toEqual(data)
})
