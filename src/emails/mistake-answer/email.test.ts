import { expect, it } from 'vitest'
import { answerEmail } from './email'

const answer = {
  status: 'fixed',
  title: 'Cibolo <Bend>',
  answer: 'It starts at $312,990 & up.',
  href: 'https://guide.example/communities/cibolo-bend',
  corrections: 'https://guide.example/corrections',
  publisher: 'The Guide',
} as const

it('the email about a fixed mistake has the page, the sentence and the page of corrections', () => {
  const { subject, text, html } = answerEmail(answer)
  expect(subject).toBe('We fixed it: Cibolo <Bend>')
  expect(text).toBe(`Thank you for telling us about a mistake. We corrected the page: Cibolo <Bend>.

It starts at $312,990 & up.

See the page:
https://guide.example/communities/cibolo-bend

All corrections: https://guide.example/corrections

You get this email once, because you reported a mistake and left your address.
`)
  expect(html).toContain('It starts at $312,990 &amp; up.')
  expect(html).not.toContain('<Bend>')
})

it('the email about a page that is right says so, with or without a sentence', () => {
  const { subject, text } = answerEmail({ ...answer, status: 'right', answer: null })
  expect(subject).toBe('We checked it: Cibolo <Bend>')
  expect(text).toContain('We checked, and what the page says is right: Cibolo <Bend>.')
  expect(text).not.toContain('corrections')
})
