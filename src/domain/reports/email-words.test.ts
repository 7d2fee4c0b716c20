import { expect, it } from 'vitest'
import { fillReportWords, reportWordsProblem } from './email-words'

const words = { subject: '{month} for {builder}', text: 'Hello {builder}, from {publisher}' }

it('fillReportWords fills in the values that are known', () => {
  expect(fillReportWords(words, { month: 'October' })).toEqual({
    subject: 'October for {builder}',
    text: 'Hello {builder}, from {publisher}',
  })
})

it('reportWordsProblem refuses empty words and names without a value', () => {
  expect(reportWordsProblem(words)).toBeNull()
  expect(reportWordsProblem({ ...words, subject: ' ' })).toBe('Enter a subject.')
  expect(reportWordsProblem({ ...words, text: '' })).toBe('Enter a message.')
  expect(reportWordsProblem({ ...words, text: 'Dear {buyer}' })).toContain('{buyer}')
})
