import { expect, it } from 'vitest'
import { personalEmail } from './personal-email'

const sending = {
  issue: 12,
  subject: 'Homes in May',
  html: '<a href="{{unsubscribe}}">Unsubscribe</a> <a href="{{preferences}}">Preferences</a>',
  text: 'Unsubscribe: {{unsubscribe}}\nPreferences: {{preferences}}',
}
const recipient = {
  id: 1,
  attempts: 0,
  messageId: '<m@guide.example>',
  email: 'ana@example.com',
  token: 'token',
}
const sender = { origin: 'https://guide.example', domain: 'guide.example' }
const link = 'https://guide.example/newsletter/unsubscribe?token=token&issue=12'

it('an issue has the links of its recipient in both parts', () => {
  const { html, text } = personalEmail(sending, recipient, sender)
  expect(html).toBe(
    `<a href="${link.replace('&', '&amp;')}">Unsubscribe</a> <a href="https://guide.example/newsletter/preferences?token=token">Preferences</a>`,
  )
  expect(text).toContain(`Unsubscribe: ${link}\n`)
})

it('an issue has the headers of a list that is left with one click', () => {
  expect(personalEmail(sending, recipient, sender)).toMatchObject({
    to: { name: '', address: 'ana@example.com' },
    messageId: '<m@guide.example>',
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': '<newsletter.guide.example>',
      Precedence: 'bulk',
    },
  })
})
