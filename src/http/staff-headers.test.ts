import { expect, it } from 'vitest'
import { getUserKind, mayBeStaff } from './staff-headers'

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

it.each([
  [{}, 'anonymous'],
  [{ cookie: 'payload-token=jwt' }, 'staff'],
  [{ authorization: 'JWT x' }, 'staff'],
  [{ authorization: 'users API-Key x' }, 'api key'],
  [{ authorization: 'partners API-Key x' }, 'api key'],
])('the kind of user of a request with the headers %j is %s', (headers, kind) => {
  expect(getUserKind(headers)).toBe(kind)
})
