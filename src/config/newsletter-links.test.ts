import { expect, it } from 'vitest'
import { newsletterLinks } from './newsletter-links'

it('the newsletter links include the List-Unsubscribe headers for one-click unsubscribe', () => {
  expect(newsletterLinks('https://guide.example', 'a-token_1').headers).toEqual({
    'List-Unsubscribe': '<https://guide.example/newsletter/unsubscribe?token=a-token_1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

it('the newsletter links lead to the pages of the subscription', () => {
  const { unsubscribe, preferences } = newsletterLinks('https://guide.example', 'a>&b')
  expect(unsubscribe).toBe('https://guide.example/newsletter/unsubscribe?token=a%3E%26b')
  expect(preferences).toBe('https://guide.example/newsletter/preferences?token=a%3E%26b')
})

it('the link in an issue names the issue, so that its unsubscriptions are counted', () => {
  const { unsubscribe, headers } = newsletterLinks('https://guide.example', 'token', 12)
  expect(unsubscribe).toBe('https://guide.example/newsletter/unsubscribe?token=token&issue=12')
  expect(headers['List-Unsubscribe']).toBe(`<${unsubscribe}>`)
})
