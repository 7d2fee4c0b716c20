import { expect, it } from 'vitest'
import { leadQuestionEmail } from './email'

it('the question to a buyer has both answers for each recipient, and escapes names', () => {
  const { subject, text, html } = leadQuestionEmail({
    recipients: [
      { name: 'Casa <b>Clara</b>', yes: 'https://guide.example/a?t=1&answer=yes', notYet: 'n:1' },
      { name: 'Hearth', yes: 'y:2', notYet: 'n:2' },
    ],
    publisher: 'The Guide',
  })
  expect(subject).toBe('Did you get an answer?')
  expect(text).toContain('Two days ago you wrote through The Guide.')
  expect(text).toContain('Yes, I have an answer:\nhttps://guide.example/a?t=1&answer=yes')
  expect(text).toContain('answer from Hearth?\n\nYes, I have an answer:\ny:2\n\nNot yet:\nn:2')
  expect(html).toContain('Casa &lt;b&gt;Clara&lt;/b&gt;')
  expect(html).toContain('href="https://guide.example/a?t=1&amp;answer=yes"')
})
