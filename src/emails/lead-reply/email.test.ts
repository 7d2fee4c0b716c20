import { expect, it } from 'vitest'
import { leadReplyEmail } from './email'

it('a reply quotes the message that it answers, and neither can imitate the other', () => {
  const { subject, text, html } = leadReplyEmail(
    { subject: 'Your question\r\nBcc: all', text: 'Hi Ana,\n\nYes, it is <open>.\n' },
    { publisher: 'The Guide', message: 'Is it open?\n-- \n<b>Ana</b>', day: 'November 20, 2026' },
  )
  expect(subject).toBe('Your question Bcc: all')
  expect(text).toBe(
    'Hi Ana,\n\nYes, it is <open>.\n\nYou wrote on November 20, 2026:\n> Is it open?\n> -- \n> <b>Ana</b>\n',
  )
  expect(html).toContain('Yes, it is &lt;open&gt;.')
  expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;')
})
