import { expect, it } from 'vitest'
import { reminderEmail } from './email'

const email = reminderEmail({
  reminder: { subject: 'Please check', text: 'Hello <Casa>,\n\nare these\nright?\n' },
  publisher: 'The Guide',
  href: 'https://guide.example/submit/abc',
  until: 'December 30, 2026',
})

it('the reminder ends with a button for the link of the builder', () => {
  expect(email.html).toMatch(
    /<a href="https:\/\/guide\.example\/submit\/abc"[^>]*>Confirm or update your listings<\/a>/,
  )
  expect(email.html).toContain('<p style="margin:0 0 16px">Hello &lt;Casa&gt;,</p>')
  expect(email.html).toContain('are these<br>right?')
})

it('the text of the reminder has the link and until when it works', () => {
  expect(email.text).toBe(`Hello <Casa>,

are these
right?

Confirm or update your listings:
https://guide.example/submit/abc

The link is for you. It needs no account and works until December 30, 2026.
`)
})
