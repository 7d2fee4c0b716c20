import { expect, it } from 'vitest'
import { mistakeSubjects } from '../enums'
import { formatSubject, parseSubject } from './subject'

it.each(mistakeSubjects.map(({ value }) => value))(
  'the subject of %s is read from its address',
  (kind) => {
    expect(parseSubject(formatSubject(kind, '12'))).toEqual({ kind, id: 12 })
  },
)

it.each([
  '',
  'homes',
  'homes-',
  'homes-x',
  'homes-1-2x',
  'users-1',
  'leads-1',
  'homes-1234567890',
  ' homes-1',
])('%j is no subject', (text) => {
  expect(parseSubject(text)).toBeNull()
})
