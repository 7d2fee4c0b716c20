import { expect, it } from 'vitest'
import { clientAddressBy } from './client-address'
import { call } from './rate-limits.fixture'

/** Who a request counts for. */
function caller(address: string | undefined, forwarded?: string, trusted: string[] = []): string {
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddressBy(trusted)(call({ address, headers }))
}

it('believes no header of a caller that is no trusted proxy', () => {
  expect(caller('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  expect(caller('192.0.2.1', '198.51.100.7', ['10.0.0.0/8'])).toBe('192.0.2.1')
})

it.each([
  ['its last entry', '198.51.100.7', '198.51.100.7'],
  ['the last entry, whatever the caller wrote before', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['what stands before other trusted proxies', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['an entry with a port', '198.51.100.7:4711', '198.51.100.7'],
  ['entries with ports on the way', '198.51.100.7, 10.9.9.9:80', '198.51.100.7'],
  ['IPv6 in brackets', '[2001:db8:1:2:3::4]:80', '2001:db8:1:2::/64'],
  ['nothing but itself when there is no header', undefined, '10.0.0.1'],
  ['nothing but itself when the entry is no address', 'unknown', '10.0.0.1'],
  ['nothing but itself when the entry is half an address', '0x7f.1', '10.0.0.1'],
])('believes of a trusted proxy %s', (_what, header, address) => {
  expect(caller('10.0.0.1', header, ['10.0.0.0/8'])).toBe(address)
})

it('takes IPv4 in IPv6 for IPv4, in sockets, headers and trust alike', () => {
  expect(caller('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(caller('::ffff:c000:201')).toBe('192.0.2.1')
  expect(caller('::ffff:10.0.0.1', '::ffff:198.51.100.7', ['10.0.0.1'])).toBe('198.51.100.7')
})

it('counts an IPv6 network as one caller', () => {
  expect(caller('2001:db8:1:2:aaaa::1')).toBe(caller('2001:DB8:1:2:bbbb::ffff'))
  expect(caller('2001:db8:1:2::1')).not.toBe(caller('2001:db8:1:3::1'))
  expect(caller('::1')).toBe('0:0:0:0::/64')
  expect(caller('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

it('trusts IPv6 proxies by address and range', () => {
  expect(caller('::1', '192.0.2.1', ['::1'])).toBe('192.0.2.1')
  expect(caller('fd00::5', '192.0.2.1', ['fd00::/8'])).toBe('192.0.2.1')
  expect(caller('fc00::5', '192.0.2.1', ['fd00::/8'])).toBe('fc00:0:0:0::/64')
})

it('has a name for a caller that is gone', () => {
  expect(caller(undefined)).toBe('unknown')
  expect(caller(undefined, '192.0.2.1', ['10.0.0.0/8'])).toBe('unknown')
})

it('refuses a proxy that is no address', () => {
  expect(() => clientAddressBy(['proxy.example'])).toThrow(TypeError)
})
