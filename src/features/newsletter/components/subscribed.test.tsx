import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AlreadySubscribed } from './already-subscribed'
import { ThankYou } from './thank-you'

// Double opt-in is off by default, so no such email is sent.
it.each([
  ['after subscribing', <ThankYou key="thanks" />],
  ['on a later visit', <AlreadySubscribed key="known" onOther={() => {}} />],
])('the newsletter page promises no email to confirm, %s', (_when, view) => {
  expect(renderToStaticMarkup(view)).not.toMatch(/confirm/i)
})
