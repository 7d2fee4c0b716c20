import { expect, it } from 'vitest'
import { clientAddressBy } from './client-address'
import { call } from './rate-limits.fixture'

/** Returns the address that a request is counted under. */
function caller(address: string | undefined, forwarded?: string, trusted: string[] = []): string {
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddressBy(trusted)(call({ address, headers }))
}

it('clientAddressBy ignores X-Forwarded-For of a client that is not a trusted proxy', () => {
  expect(caller('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  expect(caller('192.0.2.1', '198.51.100.7', ['10.0.0.0/8'])).toBe('192.0.2.1')
})

it.each([
  ['its last entry', '198.51.100.7', '198.51.100.7'],
  ['the last entry after a forged one', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['the entry before other trusted proxies', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['an entry with a port', '198.51.100.7:4711', '198.51.100.7'],
  ['the entry before a trusted proxy with a port', '198.51.100.7, 10.9.9.9:80', '198.51.100.7'],
  ['an IPv6 entry in brackets', '[2001:db8:1:2:3::4]:80', '2001:db8:1:2::/64'],
  ['its own address without a header', undefined, '10.0.0.1'],
  ['its own address when the entry is not an address', 'unknown', '10.0.0.1'],
  ['its own address when the entry is a malformed address', '0x7f.1', '10.0.0.1'],
])('for a trusted proxy clientAddressBy uses %s', (_what, header, address) => {
  expect(caller('10.0.0.1', header, ['10.0.0.0/8'])).toBe(address)
})

it('clientAddressBy treats IPv4-mapped IPv6 as IPv4 in sockets, headers and trusted proxies', () => {
  expect(caller('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(caller('::ffff:c000:201')).toBe('192.0.2.1')
  expect(caller('::ffff:10.0.0.1', '::ffff:198.51.100.7', ['10.0.0.1'])).toBe('198.51.100.7')
})

it('clientAddressBy counts an IPv6 /64 network as one client', () => {
  expect(caller('2001:db8:1:2:aaaa::1')).toBe(caller('2001:DB8:1:2:bbbb::ffff'))
  expect(caller('2001:db8:1:2::1')).not.toBe(caller('2001:db8:1:3::1'))
  expect(caller('::1')).toBe('0:0:0:0::/64')
  expect(caller('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

it('clientAddressBy trusts IPv6 proxies by address and range', () => {
  expect(caller('::1', '192.0.2.1', ['::1'])).toBe('192.0.2.1')
  expect(caller('fd00::5', '192.0.2.1', ['fd00::/8'])).toBe('192.0.2.1')
  expect(caller('fc00::5', '192.0.2.1', ['fd00::/8'])).toBe('fc00:0:0:0::/64')
})

it('clientAddressBy returns a placeholder for a closed connection', () => {
  expect(caller(undefined)).toBe('unknown')
  expect(caller(undefined, '192.0.2.1', ['10.0.0.0/8'])).toBe('unknown')
})

it('clientAddressBy rejects a trusted proxy that is not an IP address', () => {
  expect(() => clientAddressBy(['proxy.example'])).toThrow(TypeError)
})
