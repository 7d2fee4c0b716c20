import { expect, it } from 'vitest'
import { mayBeStaff } from './staff-headers'

it.each([
  'payload-token=jwt',
  'theme=dark; payload-token=jwt',
  'payload-token =jwt',
  'theme=dark;\tpayload-token\t= jwt',
  ' payload-token',
])('takes the cookie "%s" for a session of staff', (cookie) => {
  expect(mayBeStaff({ cookie })).toBe(true)
  expect(mayBeStaff(new Headers({ cookie }))).toBe(true)
})

it('takes any Authorization header for staff', () => {
  expect(mayBeStaff({ authorization: 'users API-Key x' })).toBe(true)
})

it.each(['', 'theme=dark', 'not-payload-token=jwt', 'a=payload-token=jwt'])(
  'takes a request with the cookie "%s" for a visitor',
  (cookie) => {
    expect(mayBeStaff({ cookie })).toBe(false)
  },
)
