import { expect, it } from 'vitest'
import { issueDeviceCookie, knownDevice } from './device-cookie'

const secret = 's'.repeat(32)
const now = new Date('2026-11-22T12:00:00Z')
const ana = 'ana@staff.example'

/** The cookie as the browser sends it back. */
function cookies(...set: string[]) {
  const pairs = set.map((header) => header.split(';', 1)[0] ?? '')
  const jar = new Map(
    pairs.map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]),
  )
  return (name: string) => jar.get(name)
}
const issue = (email: string, at = now) =>
  issueDeviceCookie(secret, email, at, { path: '/cms/api/users', secure: true })

it('recognizes a browser, for its account only', () => {
  const jar = cookies(issue(ana), issue('ben@staff.example'))
  const device = knownDevice(secret, ana, now, jar)
  expect(device).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(secret, 'ben@staff.example', now, jar)).not.toBe(device)
  expect(knownDevice(secret, 'eve@staff.example', now, jar)).toBeNull()
})

it('does not recognize a forged, modified or expired cookie', () => {
  const real = issue(ana)
  expect(knownDevice('t'.repeat(32), ana, now, cookies(real))).toBeNull()
  const altered = real.replace(/=[\w-]/, (start) => (start === '=A' ? '=B' : '=A'))
  expect(knownDevice(secret, ana, now, cookies(altered))).toBeNull()
  const old = issue(ana, new Date('2026-05-01T12:00:00Z'))
  expect(knownDevice(secret, ana, now, cookies(old))).toBeNull()
  expect(knownDevice(secret, ana, now, () => undefined)).toBeNull()
  expect(knownDevice(secret, ana, now, () => 'x'.repeat(5000))).toBeNull()
})

it('is HttpOnly and limited to the account endpoints', () => {
  expect(issue(ana)).toMatch(
    /; Path=\/cms\/api\/users; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
  )
})
