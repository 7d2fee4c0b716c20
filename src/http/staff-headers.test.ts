import { expect, it } from 'vitest'
import { mayBeStaff } from './staff-headers'

it.each([
  'payload-token=jwt',
  'theme=dark; payload-token=jwt',
  'payload-token =jwt',
  'theme=dark;\tpayload-token\t= jwt',
  ' payload-token',
])('mayBeStaff treats the cookie "%s" as a staff session', (cookie) => {
  expect(mayBeStaff({ cookie })).toBe(true)
  expect(mayBeStaff(new Headers({ cookie }))).toBe(true)
})

it('mayBeStaff treats any Authorization header as staff', () => {
  expect(mayBeStaff({ authorization: 'users API-Key x' })).toBe(true)
})

it.each(['', 'theme=dark', 'not-payload-token=jwt', 'a=payload-token=jwt'])(
  'mayBeStaff treats a request with the cookie "%s" as a visitor',
  (cookie) => {
    expect(mayBeStaff({ cookie })).toBe(false)
  },
)
