import { expect, it } from 'vitest'
import { homeNewsletterBody } from './home-newsletter-body'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

it('homeNewsletterBody trims the values and omits an interest that was not selected', () => {
  const typed = form({ name: ' Ana Buyer ', email: 'ana@example.com ', interest: '' })
  expect(homeNewsletterBody(typed)).toEqual({
    body: { name: 'Ana Buyer', email: 'ana@example.com' },
    missing: null,
  })
})

it('homeNewsletterBody includes the selected interest', () => {
  const typed = form({ name: 'Ana', email: 'ana@example.com', interest: 'move-up' })
  expect(homeNewsletterBody(typed).body.interest).toBe('move-up')
})

it('homeNewsletterBody reports the first required field that is empty or blank', () => {
  expect(homeNewsletterBody(form({ name: '  ', email: '' })).missing).toBe('name')
  expect(homeNewsletterBody(form({ name: 'Ana', email: ' ' })).missing).toBe('email')
  expect(homeNewsletterBody(form({ email: 'ana@example.com' })).missing).toBe('name')
})
