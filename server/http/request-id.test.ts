import { expect, it } from 'vitest'
import { requestIdFrom } from './request-id'

it('requestIdFrom keeps a valid id of the client', () => {
  expect(requestIdFrom('edge-7f3a:0001')).toBe('edge-7f3a:0001')
})

it.each([undefined, 'short', 'x'.repeat(65), 'two words', 'line\nbreak', '<script>', ['a', 'b']])(
  'requestIdFrom replaces %o with a generated id',
  (header) => {
    expect(requestIdFrom(header)).toMatch(/^[0-9a-f-]{36}$/)
  },
)
