import { expect, it } from 'vitest'
import { isBot } from './is-bot'

const agent = (name: string) => isBot(new Headers({ 'user-agent': name }))

it('isBot recognizes crawlers, link previews and headless browsers by their names', () => {
  expect(agent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(
    true,
  )
  expect(agent('Mozilla/5.0 (compatible; bingbot/2.0)')).toBe(true)
  expect(agent('facebookexternalhit/1.1')).toBe(true)
  expect(agent('Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36')).toBe(true)
  expect(agent('curl/8.5.0')).toBe(true)
  expect(isBot(new Headers())).toBe(true)
})

it('isBot treats browsers as visitors, except for prefetches', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
  expect(agent(chrome)).toBe(false)
  expect(agent(safari)).toBe(false)
  expect(isBot(new Headers({ 'user-agent': chrome, 'sec-purpose': 'prefetch' }))).toBe(true)
})
