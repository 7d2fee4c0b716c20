import { expect, it } from 'vitest'
import { signature } from './webhook-signature'

it('the webhook signature is the same as that of OpenSSL', () => {
  // printf '1700000000.{"id":"1"}' | openssl dgst -sha256 -hmac 'shared secret'
  expect(signature('shared secret', '{"id":"1"}', 1_700_000_000)).toBe(
    't=1700000000,v1=c9450fba51fb5ab42e8e0a5f398e283dbfda4689610c7a2bd7fc838c47bb3dcc',
  )
})
