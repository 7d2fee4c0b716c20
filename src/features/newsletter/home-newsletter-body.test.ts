import { expect, it } from 'vitest'
import { homeNewsletterBody } from './home-newsletter-body'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

it('trims what was typed and leaves out an interest that was not chosen', () => {
  const typed = form({ name: ' Ana Buyer ', email: 'ana@example.com ', interest: '' })
  expect(homeNewsletterBody(typed)).toEqual({
    body: { name: 'Ana Buyer', email: 'ana@example.com' },
    missing: null,
  })
})

it('carries the interest that was chosen', () => {
  const typed = form({ name: 'Ana', email: 'ana@example.com', interest: 'move-up' })
  expect(homeNewsletterBody(typed).body.interest).toBe('move-up')
})

it('names the first required field that is empty, blanks included', () => {
  expect(homeNewsletterBody(form({ name: '  ', email: '' })).missing).toBe('name')
  expect(homeNewsletterBody(form({ name: 'Ana', email: ' ' })).missing).toBe('email')
  expect(homeNewsletterBody(form({ email: 'ana@example.com' })).missing).toBe('name')
})
