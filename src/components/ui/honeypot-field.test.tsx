import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HoneypotField } from './honeypot-field'

it('the honeypot field is hidden from people and available to bots', () => {
  const html = renderToStaticMarkup(<HoneypotField ref={null} />)
  expect(html).toContain('name="company"')
  expect(html).toContain('tabindex="-1"')
  expect(html).toMatch(/autocomplete="off"/i)
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('inert=""')
  expect(html).toContain('class="sr-only"')
  expect(html).toContain('Leave this empty')
})
